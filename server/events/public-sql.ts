/** Approved, not taken off by staff, and of no club that staff hid or that left: its word is worth nothing then. */
export const PUBLIC = `events.approval = 'approved' and events.deleted_at is null and events.hidden_at is null
  and not exists (select from clubs organiser where organiser.id = events.club_id
    and (organiser.hidden_at is not null or organiser.deleted_at is not null))`;
