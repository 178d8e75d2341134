import type { Generated } from 'kysely'

// Written by `npm run rows`. Do not edit.
export type MigratedRows = {
  account_sessions: {
    id: string
    secret_mac: string
    account_id: string
    provider_session: string | null
    id_token: string | null
    created_at: number
    seen_at: number
    device: string | null
  }
  accounts: {
    id: string
    issuer: string
    subject: string
    name: string | null
    created_at: number
    updated_at: number
    phone: string | null
    mail: string | null
    monthly_since: number | null
  }
  address_books: {
    customer_id: string
    revision: number
  }
  alarms: {
    name: string
    day: string
    raised_at: number
  }
  api_keys: {
    id: string
    account_id: string
    request_key: string
    name: string
    shown_part: string
    secret_digest: string
    scopes: string
    created_at: number
    used_at: number | null
    ends_at: number | null
  }
  audit: {
    id: string
    entity: string
    entity_id: string
    actor: string
    action: string
    at: number
    detail: string | null
  }
  book_addresses: {
    id: string
    customer_id: string
    name: string
    company: string | null
    phone: string
    area_code: string
    detail: string
    postcode: string | null
    group_name: string | null
    folded: string
    is_sender_default: number
    is_recipient_default: number
    created_at: number
    updated_at: number
    deleted_at: number | null
    deletion_id: string | null
    passed_on: string | null
  }
  branch_editions: {
    edition: number
    branches: number
    loaded_at: number
  }
  branches: {
    edition: number
    code: string
    details: string
  }
  claim_files: {
    id: string
    claim_id: string
    name: string
    media_type: string
    digest: string
    size: number
    content: Uint8Array
    created_at: number
  }
  claims: {
    id: string
    number: string
    idempotency_key: string
    content_mac: string
    waybill_no: string
    customer_id: string
    kind: string
    amount_fen: number
    story: string
    locale: string
    state: string
    state_since: number
    state_detail: string | null
    revision: number
    created_at: number
    updated_at: number
  }
  companies: {
    id: string
    name: string
    revision: number
    created_at: number
    updated_at: number
    monthly_since: number | null
  }
  company_invitations: {
    id: string
    company_id: string
    mail: string
    role: string
    locale: string
    revision: number
    created_at: number
    expires_at: number
  }
  company_people: {
    id: string
    company_id: string
    account_id: string
    role: string
    joined_at: number
  }
  content_drafts: {
    id: string
    code: string
    content: string
    based_on: number
    ends_at: number
  }
  dealt_with: {
    kind: string
    value: string
    staff_id: string
    dealt_at: number
  }
  delivery_changes: {
    id: string
    waybill_no: string
    customer_id: string
    choice: string
    detail: string
    state: string
    reason: string | null
    state_since: number
    revision: number
    created_at: number
  }
  desk_comments: {
    id: string
    name: string
    path: string
    text: string
    made_at: number
    made_by: string
    resolved_at: number | null
    resolved_by: string | null
  }
  desk_documents: {
    name: string
    kind: string
    shipped: string | null
    seed: string
    card: string
    uses: string
    revision: number
    created_at: number
    created_by: string
    changed_at: number
    changed_by: string
    trashed_at: number | null
  }
  desk_media: {
    id: string
    name: string
    source_hash: string
    stem: string
    sizes: string
    focus: string
    alt: string
    revision: number
    made_at: number
    made_by: string
    changed_at: number
    changed_by: string
    credit: string | null
    licence: string | null
  }
  desk_media_files: {
    stem: string
    files: string
    dropped_at: number | null
  }
  desk_presence: {
    name: string
    staff_id: string
    seen_at: number
  }
  desk_previews: {
    id: string
    contents: string
    shown_at: number | null
    ends_at: number
    made_at: number
    made_by: string
  }
  desk_publications: {
    id: string
    name: string
    language: string
    revision: number
    seed: string
    content: string | null
    follows: number
    release_id: string | null
    from_at: number
    from_by: string | null
    until_at: number | null
    until_by: string | null
    stood_as: string | null
  }
  desk_redirects: {
    from_path: string
    to_path: string
    name: string
    made_at: number
    made_by: string
  }
  desk_releases: {
    id: string
    kind: string
    name: string
    document_kind: string
    title: string | null
    language: string
    revision: number
    since_revision: number
    seed: string
    state: string
    asked_at: number
    asked_by: string
    decided_at: number | null
    decided_by: string | null
    note: string | null
    due_at: number | null
    zone: string | null
    done_at: number | null
    done_by: string | null
    problem: string | null
    wished_at: number | null
    wished_zone: string | null
  }
  desk_versions: {
    name: string
    revision: number
    seed: string
    action: string
    paths: string
    saves: number
    made_at: number
    changed_at: number
    made_by: string
  }
  desk_views: {
    id: string
    staff_id: string
    worklist: string
    name: string
    query: string
    created_at: number
  }
  enquiries: {
    id: string
    number: string
    idempotency_key: string
    content_mac: string
    status: string
    status_since: number
    status_detail: string | null
    spam_reasons: string | null
    locale: string
    form: string
    revision: number
    created_at: number
    updated_at: number
    assignee: string | null
    first_call_at: Generated<number>
    joined_to: string | null
  }
  enquiry_consents: {
    enquiry_id: string
    text_version: string
    language: string
    given_at: number
    withdrawn_at: number | null
  }
  enquiry_details: {
    enquiry_id: string
    cooperate_type: string | null
    company_name: string
    is_marketplace_seller: number | null
    first_biz_type: string | null
    estimate_order_count: number | null
    province: string | null
    city: string | null
    district: string | null
    detail_addr: string
    contact_name: string
    contact_position_id: number | null
    contact_mobile: string
    mobile_mac: string
    remark: string | null
    cooperation_id: string | null
    utm_source: string | null
    utm_term: string | null
    wuce: string | null
  }
  event_lanes: {
    lane: number
    position: number
  }
  event_log: {
    position: number
    id: string
    partner: string
    nonce: string | null
    content_hash: string
    events: number
    body: Uint8Array | null
    received_at: number
  }
  event_verdicts: {
    position: number
    lane: number
    exceptions: string
  }
  feed_receipts: {
    minute: number
    received_at: number
  }
  feedback: {
    id: string
    path: string
    language: string
    rating: string
    text: string | null
    given_at: number
  }
  item_misses: {
    day: string
    term: string
    missed: number
  }
  key_fingerprints: {
    name: string
    fingerprint: string
    noted_at: number
  }
  link_counts: {
    day: string
    tag: string
    opened: number
  }
  once_tokens: {
    id: string
    expires_at: number
  }
  order_details: {
    order_id: string
    contact_mobile: string | null
    sender_name: string
    sender_phone: string
    sender_division: string
    sender_detail: string
    recipient_name: string
    recipient_phone: string
    recipient_division: string
    recipient_detail: string
    goods: string
    note: string | null
  }
  order_drafts: {
    id: string
    customer_id: string
    content: string
    created_at: number
    updated_at: number
    kind: Generated<string>
    ended_at: number | null
  }
  order_price_lines: {
    order_id: string
    position: number
    item: string
    fee_fen: number | null
    formula: string
    billed_as_grams: number | null
  }
  order_waybills: {
    waybill_no: string
    order_id: string
    position: number
    pieces: number
  }
  orders: {
    id: string
    number: string
    idempotency_key: string
    content_mac: string
    customer_id: string | null
    locale: string
    kind: string
    product: string
    state: string
    state_since: number
    state_detail: string | null
    revision: number
    origin_city: string
    destination_city: string
    goods_kind: string
    sizes: string
    pieces: number
    weight_grams: number
    charged_grams: number
    add_ons: string
    declared_fen: number
    collect_fen: number
    payer: string
    pickup_way: string
    pickup_from: number
    pickup_until: number
    branch: string
    total_fen: number
    tariff_from: string
    terms_version: string
    arrives_from: string
    arrives_until: string
    arrives_by: string
    created_at: number
    updated_at: number
    company_id: string | null
    placed_by: string | null
  }
  outbox: {
    id: string
    topic: string
    kind: string
    aggregate: string
    number: string
    revision: number
    payload_version: number
    target: string
    ordering_key: string | null
    state: string
    attempts: number
    refusals: number
    next_at: number
    problem: string | null
    created_at: number
    finished_at: number | null
    receiver: string | null
    owner: string | null
  }
  outbox_lanes: {
    lane: string
    failures: number
    resume_at: number
  }
  page_views: {
    day: string
    path: string
    views: number
  }
  paper_downloads: {
    day: string
    paper: string
    language: string
    downloads: number
  }
  paper_readers: {
    id: string
    mobile_mac: string
    text_version: string
    language: string
    given_at: number
  }
  published_content: {
    code: string
    content: string | null
    version: number
    published_at: number
  }
  rate_parts: {
    part: string
    valid_from: string
    version_id: string
  }
  rate_saves: {
    version_id: string
    revision: number
    valid_from: string
    change: string
    parts: string
    made_at: number
    made_by: string
  }
  rate_versions: {
    id: string
    number: number
    valid_from: string
    title: string
    state: string
    revision: number
    change: string
    edition: number | null
    made_at: number
    made_by: string
    changed_at: number
    changed_by: string
    decided_at: number | null
    decided_by: string | null
    note: string | null
    taken_back_at: number | null
  }
  search_misses: {
    day: string
    term: string
    missed: number
  }
  shared_limits: {
    key: string
    uses: string
    expires_at: number
  }
  shipment_events: {
    id: string
    event_id: string
    content_hash: string
    shipment_id: string
    package_no: string | null
    code: string
    at: number
    city_code: string
    site: string | null
    text: string | null
    lang: string | null
    hold_reason: string | null
    eta_from: number | null
    eta_to: number | null
    received_at: number
    temperature: string | null
  }
  shipment_nicknames: {
    customer_id: string
    waybill_no: string
    nickname: string
    updated_at: number
  }
  shipment_parties: {
    shipment_id: string
    role: string
    name: string
    phone: string
    address: string
    tail_mac: string
    phone_key: string | null
  }
  shipment_proofs: {
    id: string
    shipment_id: string
    package_no: string | null
    media_type: string
    image: Uint8Array
    signed_by: string
    signed_at: number
    city_code: string
    created_at: number
  }
  shipment_references: {
    reference: string
    shipment_id: string | null
  }
  shipment_scans: {
    at: number
    shipment_id: string
    event_id: string
    content_hash: string
    code: string
    city_code: string
    site: string | null
    details: string | null
  }
  shipments: {
    id: string
    waybill_no: string
    order_no: string | null
    product: string
    origin_city: string
    destination_city: string
    pieces: number
    weight_grams: number
    billed_weight_grams: number
    insured_fen: number
    receipt: string
    promised_from: number | null
    promised_to: number | null
    registered_at: number
    status: string
    status_since: number
    hold_reason: string | null
    delivered_packages: number
    last_event_at: number
    has_proof: number
    described_at: number
    described_by: string
    updated_at: number
    projection_state: string | null
    people_gone_at: number | null
  }
  sign_ins: {
    state_mac: string
    browser_mac: string
    nonce: string
    verifier: string
    return_to: string
    locale: string
    expires_at: number
    taken_at: number | null
  }
  sms_codes: {
    id: string
    holder: string
    code_mac: string
    tries: number
    expires_at: number
    used_at: number | null
  }
  staff: {
    id: string
    mail: string
    name: string | null
    issuer: string | null
    subject: string | null
    revision: number
    created_at: number
    ended_at: number | null
  }
  staff_challenges: {
    challenge_mac: string
    purpose: string
    staff_id: string | null
    expires_at: number
  }
  staff_grants: {
    id: string
    staff_id: string
    role: string
    kind: string
    language: string
    branch: string
    granted_at: number
  }
  staff_links: {
    staff_id: string
    revision: number
    created_at: number
    expires_at: number
    used_at: number | null
  }
  staff_passkeys: {
    id: string
    staff_id: string
    credential_id: string
    public_key: string
    counter: number
    transports: string
    name: string | null
    created_at: number
    used_at: number | null
  }
  staff_recovery_codes: {
    code_mac: string
    staff_id: string
    created_at: number
    used_at: number | null
  }
  staff_sessions: {
    id: string
    secret_mac: string
    staff_id: string
    provider_session: string | null
    id_token: string | null
    device: string | null
    created_at: number
    seen_at: number
  }
  subscribers: {
    id: string
    channel: string
    address: string | null
    address_mac: string
    locale: string
    revision: number
    created_at: number
  }
  subscription_changes: {
    id: string
    subscription_id: string
    status: string
    since: number
    hold_reason: string | null
    revision: number | null
  }
  subscriptions: {
    id: string
    subscriber_id: string
    shipment_id: string
    customer_id: string | null
    locale: string
    moments: string
    state: string
    asked_revision: number | null
    text_version: string
    asked_at: number
    confirmed_at: number | null
  }
  suggestion_counts: {
    day: string
    kind: string
    place: number
    path: string
    taken: number
  }
  unlock_gates: {
    gate: string
    tries: number
    open_again_at: number
  }
  unmapped_values: {
    kind: string
    value: string
    seen: Generated<number>
    first_seen_at: number
    last_seen_at: number
    sample_event_id: string
  }
  view_marks: {
    mark: string
    day: string
  }
  webhook_attempts: {
    id: string
    event_id: string
    at: number
    took_ms: number
    status: number | null
    answer: string | null
    problem: string | null
  }
  webhook_events: {
    id: string
    webhook_id: string
    type: string
    number: string
    body: string
    created_at: number
  }
  webhooks: {
    id: string
    account_id: string
    request_key: string
    url: string
    topics: string
    state: string
    secret_version: number
    secret_since: number
    earlier_until: number | null
    created_at: number
    updated_at: number
    secret_mark: string | null
  }
  work_notes: {
    id: string
    entity: string
    entity_id: string
    staff_id: string
    text: string
    created_at: number
  }
  write_probes: {
    id: string
    at: number
  }
}
