import type { Queryable } from '@app/platform/database/pool'

/**
 * Makes a salesperson the owner of a lead that has no owner, and adds this to the history. Without an owner, no
 * one would be reminded of the next step, and the appointment would be in no calendar.
 */
export const claimLead = (db: Queryable, lead: string, staff: { id: string; name: string }) =>
  db.query(
    `with claimed as (
       update lead_work set owner_id = $2::uuid, updated_at = now() where lead_id = $1 and owner_id is null
         and exists (select from users where id = $2::uuid and role::text = 'sales') returning lead_id)
     insert into lead_events (lead_id, kind, "to", by, created_at)
     select lead_id, 'owner', ($2::uuid)::text, $3, clock_timestamp() from claimed`,
    [lead, staff.id, staff.name],
  )
