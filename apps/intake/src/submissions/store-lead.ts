import { clickIds } from '@app/domain/ads/click-id'
import type { LeadInput } from '@app/domain/lead/lead.schema'
import type { Queryable } from '@app/platform/database/pool'
import { insertVisitorLead, type LeadConsent } from '@app/platform/lead/insert-lead'
import type { Submission } from './idempotency'
import { findReceipt } from './stored-receipt'
import { rejection } from './submission-error'

const noClicks = Object.fromEntries(clickIds.map((name) => [name, undefined]))

type LeadRecords = { reference: string; observation: string; consents: LeadConsent[]; mail: string | undefined }

/**
 * Stores a lead or the lead of a booked appointment with its consents, its delivery to the CRM and the delivery of its
 * mail. Returns its id, or undefined if a submission with the same key is already stored.
 */
export async function storeLead(
  db: Queryable,
  { input: lead, key, bodyHash, requestId }: Submission<LeadInput>,
  records: LeadRecords,
): Promise<string | undefined> {
  const { appointment, attribution } = lead
  const { id, isProjectKnown } = await insertVisitorLead(db, {
    ...records,
    key,
    bodyHash,
    requestId,
    kind: lead.kind,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    project: lead.project,
    locale: lead.locale,
    documentTypeId: lead.documentTypeId,
    document: lead.document,
    appointmentDate: appointment?.date,
    appointmentTimeOfDay: appointment?.timeOfDay,
    appointmentMeetingPlace: appointment?.meetingPlace,
    message: lead.message,
    ...attribution,
    // Without consent to advertising, a browser must not send the id of an ad click. If it does, the id is not stored.
    ...(!lead.acceptsMarketing && noClicks),
  })
  if (id) return id
  // A repeated lead gets its receipt, even if its project is no longer published.
  if (!isProjectKnown && !(await findReceipt(db, 'leads', key))) throw rejection(422, 'project', 'lead.project.unknown')
  return undefined
}
