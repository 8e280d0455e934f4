import { shortPen } from '@sillar/domain/money/money'
import type { AdminViewServerProps } from 'payload'
import { dayAndTime } from '../../../panel/dates/format-time'
import { DeskPage } from '../../../panel/layout/panel-page'
import { openQuery, sealQuery } from '../../../panel/navigation/sealed-search'
import { enterDesk } from '../../../panel/navigation/staff-page'
import { DeskIcon } from '../../../panel/parts/panel-icon'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { inboxWords } from '../../leads/messages'
import { referralWords } from '../messages'
import { type ListedReferral, listReferrals, REFERRALS_PER_PAGE, referralTabs } from '../read-referrals'
import { readReferralFilter, writeReferralFilter } from '../referral-filter'

const HERE = '/admin/referidos'

/** Everybody who was referred, and the rewards that wait. Its address says what it shows. */
export async function ReferralListView(props: AdminViewServerProps) {
  const { req, pool, language } = enterDesk(props, HERE, 'work on referrals')
  const [say, common] = [referralWords[language], inboxWords[language]]
  const filter = readReferralFilter(openQuery((props.searchParams ?? {}) as Record<string, string | string[]>))
  const { referrals, count } = await listReferrals(pool, filter)
  await recordPrivacy(req, 'listed', 'referred_persons', { count: referrals.length })
  const href = (changes: Partial<typeof filter>) =>
    `${HERE}?${sealQuery(writeReferralFilter({ ...filter, ...changes }))}`
  return (
    <DeskPage {...props} crumbs={[{ label: say.title }]}>
      <div className="desk__head">
        <h1>{say.title}</h1>
      </div>
      <nav className="views" aria-label={say.lists}>
        <ul>
          {referralTabs.map((tab) => (
            <li key={tab}>
              <a href={href({ tab, page: 1 })} aria-current={tab === filter.tab ? 'page' : undefined}>
                {say.tabs[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="filters" action="/api/referral-desk/search" method="post">
        <input type="hidden" name="lista" value={filter.tab} />
        <p className="filters__search">
          <label className="desk-hidden" htmlFor="referral-search">
            {common.search}
          </label>
          <input
            id="referral-search"
            type="search"
            name="buscar"
            defaultValue={filter.text}
            placeholder={say.searchHint}
          />
          <button className="desk-btn desk-btn--ink" type="submit">
            <DeskIcon name="search" />
            {common.search}
          </button>
        </p>
      </form>
      <p className="desk-soft" role="status">
        {say.found(count)}
      </p>
      {referrals.length === 0 && <p className="desk-box">{say.none}</p>}
      <ul className="referral-list">
        {referrals.map((referral) => (
          <Row key={referral.id} referral={referral} language={language} />
        ))}
      </ul>
      <p className="desk-buttons">
        {filter.page > 1 && (
          <a className="desk-btn" href={href({ page: filter.page - 1 })}>
            {common.newer}
          </a>
        )}
        {filter.page * REFERRALS_PER_PAGE < count && (
          <a className="desk-btn" href={href({ page: filter.page + 1 })}>
            {common.older}
          </a>
        )}
      </p>
    </DeskPage>
  )
}

function Row({ referral, language }: { referral: ListedReferral; language: 'es' | 'en' }) {
  const [say, common] = [referralWords[language], inboxWords[language]]
  const { id, firstName, lastName, referrer, reference, receivedAt, state, answer, rewardState, amountCents } = referral
  const isDeclined = answer === 'declined'
  return (
    <li className={`referral-row${isDeclined ? ' referral-row--declined' : ''}`}>
      <p className="referral-row__who">
        <a href={`${HERE}/${id}`}>
          {firstName} {lastName}
        </a>
        <small>{say.referredBy(referrer)}</small>
      </p>
      <p className="referral-row__code">
        {reference}
        <small>{dayAndTime(receivedAt, language)}</small>
      </p>
      <p>
        <b>{common.states[state]}</b>
        <small>{referral.isRepeated ? say.repeatedTitle : (say.answers[answer ?? ''] ?? say.notAsked)}</small>
      </p>
      <p className="referral-row__reward">
        {rewardState && amountCents !== null ? (
          <>
            <b>{shortPen(amountCents)}</b>
            <small>{say.rewards[rewardState]}</small>
          </>
        ) : (
          <small>{say.noReward}</small>
        )}
      </p>
    </li>
  )
}
