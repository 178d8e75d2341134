-- Distributes what there is of shipments over the workers of a Citus cluster. Run once, with nothing else at work, on a
-- database that this release has migrated and a backup was made of:
--   psql --single-transaction -v ON_ERROR_STOP=1 -f distribute.sql "$DATABASE_URL"
-- docs/scale.md says which statements of this release Citus refuses: until they are changed nothing is served from it.

-- Every table, and what becomes of it. A local one stays on the coordinator, as it is.
create temporary table table_kinds (
  name text primary key,
  kind text not null check (kind in ('distributed', 'reference', 'local')),
  by_column text check ((kind = 'distributed') = (by_column is not null))
);
insert into table_kinds (name, kind, by_column) values
  ('shipments', 'distributed', 'id'),
  ('shipment_scans', 'distributed', 'shipment_id'),
  ('shipment_parties', 'distributed', 'shipment_id'),
  ('shipment_proofs', 'distributed', 'shipment_id'),
  ('shipment_references', 'distributed', 'reference'),
  ('account_sessions', 'local', null), ('accounts', 'local', null), ('address_books', 'local', null),
  ('alarms', 'local', null), ('api_keys', 'local', null), ('audit', 'local', null),
  ('book_addresses', 'local', null), ('branch_editions', 'local', null), ('branches', 'local', null),
  ('claim_files', 'local', null), ('claims', 'local', null), ('companies', 'local', null),
  ('company_invitations', 'local', null), ('company_people', 'local', null), ('content_drafts', 'local', null),
  ('dealt_with', 'local', null), ('delivery_changes', 'local', null), ('desk_comments', 'local', null),
  ('desk_documents', 'local', null), ('desk_media', 'local', null), ('desk_media_files', 'local', null),
  ('desk_presence', 'local', null), ('desk_previews', 'local', null), ('desk_publications', 'local', null),
  ('desk_redirects', 'local', null), ('desk_releases', 'local', null), ('desk_versions', 'local', null),
  ('desk_views', 'local', null), ('enquiries', 'local', null), ('enquiry_consents', 'local', null),
  ('enquiry_details', 'local', null), ('event_lanes', 'local', null), ('event_log', 'local', null),
  ('event_verdicts', 'local', null), ('feed_receipts', 'local', null), ('feedback', 'local', null),
  ('item_misses', 'local', null), ('key_fingerprints', 'local', null), ('kysely_migration', 'local', null),
  ('kysely_migration_lock', 'local', null), ('link_counts', 'local', null), ('once_tokens', 'local', null),
  ('order_details', 'local', null), ('order_drafts', 'local', null), ('order_price_lines', 'local', null),
  ('order_waybills', 'local', null), ('orders', 'local', null), ('outbox', 'local', null),
  ('outbox_lanes', 'local', null), ('page_views', 'local', null), ('paper_downloads', 'local', null),
  ('paper_readers', 'local', null), ('published_content', 'local', null), ('rate_parts', 'local', null),
  ('rate_saves', 'local', null), ('rate_versions', 'local', null), ('schema_migrations', 'local', null),
  ('search_misses', 'local', null), ('shared_limits', 'local', null), ('shipment_events', 'local', null),
  ('shipment_nicknames', 'local', null), ('sign_ins', 'local', null), ('sms_codes', 'local', null),
  ('staff', 'local', null), ('staff_challenges', 'local', null), ('staff_grants', 'local', null),
  ('staff_links', 'local', null), ('staff_passkeys', 'local', null), ('staff_recovery_codes', 'local', null),
  ('staff_sessions', 'local', null), ('subscribers', 'local', null), ('subscription_changes', 'local', null),
  ('subscriptions', 'local', null), ('suggestion_counts', 'local', null), ('unlock_gates', 'local', null),
  ('unmapped_values', 'local', null), ('view_marks', 'local', null), ('webhook_attempts', 'local', null),
  ('webhook_events', 'local', null), ('webhooks', 'local', null), ('work_notes', 'local', null),
  ('write_probes', 'local', null);

do $$
declare unknown text;
begin
  select string_agg(c.relname, ', ' order by c.relname) into unknown
    from pg_class c left join table_kinds k on k.name = c.relname
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and k.name is null;
  if unknown is not null then raise exception 'tables that are not named here: %', unknown; end if;
end $$;

-- Links between rows that may lie on different machines: who deletes a shipment deletes these as well. Those within a
-- shipment come back below.
alter table shipment_references drop constraint shipment_references_shipment_id_fkey;
alter table subscriptions drop constraint subscriptions_shipment_id_fkey;
alter table shipment_events drop constraint shipment_events_shipment_id_fkey;
alter table shipment_parties drop constraint shipment_parties_shipment_id_fkey;
alter table shipment_proofs drop constraint shipment_proofs_shipment_id_fkey;
drop trigger shipment_scans_of_deleted on shipments;

-- Keys hold the column by which the table is distributed, spelled and compared alike in all of them.
alter table shipments alter column id type text collate "C";
alter table shipment_parties alter column shipment_id type text collate "C";
alter table shipment_proofs alter column shipment_id type text collate "C";
alter table shipments drop constraint shipments_waybill_no_key;
create index shipments_by_waybill_no on shipments (waybill_no);
alter table shipment_proofs drop constraint shipment_proofs_pkey, add primary key (shipment_id, id);
create index shipment_proofs_by_id on shipment_proofs (id);

select create_distributed_table('shipments', 'id', shard_count => 64);
select create_distributed_table('shipment_scans', 'shipment_id', colocate_with => 'shipments');
select create_distributed_table('shipment_parties', 'shipment_id', colocate_with => 'shipments');
select create_distributed_table('shipment_proofs', 'shipment_id', colocate_with => 'shipments');
select create_distributed_table('shipment_references', 'reference', colocate_with => 'none');

alter table shipment_parties add constraint shipment_parties_shipment_id_fkey
  foreign key (shipment_id) references shipments (id) on delete cascade;
alter table shipment_proofs add constraint shipment_proofs_shipment_id_fkey
  foreign key (shipment_id) references shipments (id) on delete cascade;
