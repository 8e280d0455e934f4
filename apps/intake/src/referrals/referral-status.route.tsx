import type { LeadState } from '@app/domain/lead/lead-state'
import type { Cents } from '@app/domain/money/money'
import { readReferenceCode, referralLookup } from '@app/domain/referral/referral-lookup.schema'
import { type RewardState, referralStatus } from '@app/domain/referral/referral-status'
import type { Queryable } from '@app/platform/database/pool'
import type { FastifyInstance } from 'fastify'
import type { Limits } from '../abuse/submission-limit'
import type { IntakeContext } from '../server/intake-context'
import { backLink, sendPage, wantsPage } from '../server/send-page'
import { invalidFields, rejection } from '../submissions/submission-error'
import { type ReferralState, ReferralStatusPage } from './referral-status-page'

/**
 * Registers the look-up of a referral by code and e-mail. It shows only this referral, because the address is not
 * verified and must not reveal other referrals sent with it.
 */
export function registerReferralStatusRoute(app: FastifyInstance, { pool }: IntakeContext, limits: Limits): void {
  app.post(
    '/api/referrals/status',
    { onRequest: limits.lookup, config: { form: 'referral' } },
    async (request, reply) => {
      const body = request.body as { locale?: unknown } | undefined
      if (body?.locale === 'en' || body?.locale === 'es') request.pageLocale = body.locale
      const lookup = referralLookup.safeParse(body ?? {})
      if (!lookup.success) throw invalidFields(lookup.error.issues)
      const code = readReferenceCode(lookup.data.code)
      const { rows } = await pool.query<{ id: string }>(
        'select id from referrals where reference = $1 and lower(email) = lower($2)',
        [code, lookup.data.email],
      )
      if (!code || !rows[0]) throw rejection(404, 'code', 'referralStatus.notFound')
      const referrals = await loadStates(pool, rows[0].id)
      if (!wantsPage(request)) return reply.send({ code, referrals })
      const back = backLink(request, 'site')
      const page = <ReferralStatusPage locale={request.pageLocale} code={code} referrals={referrals} back={back} />
      return sendPage(reply, page)
    },
  )
}

type Row = {
  /** Null for a person who used the link. The referrer did not give us the name, so the page must not show it. */
  firstName: string | null
  state: LeadState | null
  hasDeclined: boolean
  reward: RewardState | null
  amountCents: Cents | null
}

async function loadStates(pool: Queryable, referral: string): Promise<ReferralState[]> {
  const { rows } = await pool.query<Row>(
    `select case when not coalesce(p.used_link, false) then p.first_name end as "firstName", w.state, b.state as reward,
       b.amount_cents as "amountCents",
       coalesce((select a.answer = 'declined' from referral_answers a where a.referred_person_id = p.id
         order by a.created_at desc, a.id desc limit 1), false) as "hasDeclined"
     from referred_persons p
     left join referral_work w on w.referred_person_id = p.id
     left join referral_rewards b on b.referred_person_id = p.id
     where p.referral_id = $1 order by p.position`,
    [referral],
  )
  return rows.map((row) => {
    const status = referralStatus(row)
    return { firstName: row.firstName, status, amountCents: status.startsWith('reward-') ? row.amountCents : null }
  })
}
