-- What Citus demands of a table before it distributes it, for a Postgres without it. No row is moved.
create schema citus_rules;
create table citus_rules.distributed (name text primary key, by_column text not null, beside text not null);

create function create_distributed_table(
  table_name regclass, distribution_column text, distribution_type text default 'hash',
  colocate_with text default 'default', shard_count int default null
) returns void language plpgsql as $$
declare
  by_number int2;
  problem text;
begin
  select attnum into by_number from pg_attribute
    where attrelid = table_name and attname = distribution_column and attnotnull;
  if by_number is null then
    raise exception '% has no column % that is always filled', table_name, distribution_column;
  end if;
  select indexrelid::regclass::text into problem from pg_index
    where indrelid = table_name and (indisunique or indisexclusion) and not by_number = any (indkey) limit 1;
  if problem is not null then
    raise exception 'the key % of % does not hold %', problem, table_name, distribution_column;
  end if;
  select conname into problem from pg_constraint where contype = 'f' and table_name in (conrelid, confrelid) limit 1;
  if problem is not null then raise exception 'the link % is made afterwards', problem; end if;
  select tgname into problem from pg_trigger where tgrelid = table_name and not tgisinternal limit 1;
  if problem is not null then raise exception '% has the trigger %', table_name, problem; end if;
  if colocate_with not in ('default', 'none') and not exists (
    select from pg_attribute own, pg_attribute other, citus_rules.distributed beside
    where own.attrelid = table_name and own.attname = distribution_column
      and beside.name = colocate_with and other.attrelid = colocate_with::regclass and other.attname = beside.by_column
      and (own.atttypid, own.attcollation) = (other.atttypid, other.attcollation)
  ) then
    raise exception '% is not distributed as % is: by another type or order', table_name, colocate_with;
  end if;
  insert into citus_rules.distributed values (table_name::text, distribution_column,
    case when colocate_with in ('default', 'none') then table_name::text else colocate_with end);
end $$;
