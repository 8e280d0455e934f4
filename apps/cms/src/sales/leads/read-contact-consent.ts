import type { ContactChannel } from '@app/domain/lead/contact-consent'
import type { Queryable } from '@app/platform/database/pool'

export type ContactConsent = {
  /** The channels by which we may answer the person. */
  answerBy: ContactChannel[]
  /** The channels by which the person accepts advertising today. */
  marketingBy: ContactChannel[]
  /** The last withdrawal or objection of the person, unless this lead is a later consent to advertising. */
  optOut: { kind: 'withdrawal' | 'objection'; at: Date } | undefined
}

type Row = { channel: ContactChannel; answer: boolean; marketing: boolean }

/**
 * Returns for which purposes and by which channels we may contact the person of a lead, according to the database
 * function `may_contact`.
 */
export async function readContactConsent(db: Queryable, lead: string): Promise<ContactConsent> {
  const [channels, optOuts] = await Promise.all([
    db.query<Row>(
      `select channel::text, may_contact($1, 'answer', channel) as answer, may_contact($1, 'marketing', channel) as marketing
       from unnest(enum_range(null::contact_channel)) as channel`,
      [lead],
    ),
    db.query<{ at: Date; kind: 'withdrawal' | 'objection' }>(
      `select said_at as at, kind from advertising_opt_outs($1, 'call')
       where not exists (select from contact_permissions($1, 'marketing', 'call')) order by said_at desc limit 1`,
      [lead],
    ),
  ])
  return {
    answerBy: channels.rows.filter(({ answer }) => answer).map(({ channel }) => channel),
    marketingBy: channels.rows.filter(({ marketing }) => marketing).map(({ channel }) => channel),
    optOut: optOuts.rows[0],
  }
}
