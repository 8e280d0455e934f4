import { formatInstant } from '@app/domain/calendar/format-date'
import { shortPen } from '@app/domain/money/money'
import type { AdminViewServerProps } from 'payload'
import { SearchField } from '../../../panel/forms/search-field'
import { DeskPage } from '../../../panel/layout/panel-page'
import { decryptQuery, encryptQuery } from '../../../panel/navigation/encrypted-search'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { recordPrivacy } from '../../../privacy/record-privacy'
import { leadMessages } from '../../leads/messages'
import { answerText } from '../answer-text'
import { referralMessages } from '../messages'
import { type ListedReferral, listReferrals, REFERRALS_PER_PAGE, referralTabs } from '../read-referrals'
import { readReferralFilter, writeReferralFilter } from '../referral-filter'

const LIST_URL = '/admin/referidos'

/** Renders the referred people and their rewards. The filter is in the query string. */
export async function ReferralListView(props: AdminViewServerProps) {
  const { req, pool, language } = requirePageAccess(props, LIST_URL, 'work on referrals')
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  const filter = readReferralFilter(decryptQuery((props.searchParams ?? {}) as Record<string, string | string[]>))
  const { referrals, count } = await listReferrals(pool, filter)
  await recordPrivacy(req, 'listed', 'referred_persons', { count: referrals.length })
  const href = (changes: Partial<typeof filter>) =>
    `${LIST_URL}?${encryptQuery(writeReferralFilter({ ...filter, ...changes }))}`
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title }]}>
      <div className="desk__head">
        <h1>{messages.title}</h1>
      </div>
      <nav className="views" aria-label={messages.lists}>
        <ul>
          {referralTabs.map((tab) => (
            <li key={tab}>
              <a href={href({ tab, page: 1 })} aria-current={tab === filter.tab ? 'page' : undefined}>
                {messages.tabs[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form className="filters" action="/api/referral-desk/search" method="post">
        <input type="hidden" name="lista" value={filter.tab} />
        <SearchField label={common.search} hint={messages.searchHint} value={filter.text} />
      </form>
      <p className="desk-soft" role="status">
        {messages.found(count)}
      </p>
      {referrals.length === 0 && <p className="desk-box">{messages.none}</p>}
      <ul className="referral-list">
        {referrals.map((referral) => (
          <ReferralRow key={referral.id} referral={referral} language={language} />
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

function ReferralRow({ referral, language }: { referral: ListedReferral; language: 'es' | 'en' }) {
  const [messages, common] = [referralMessages[language], leadMessages[language]]
  const { id, firstName, lastName, referrer, reference, receivedAt, state, rewardState, amountCents } = referral
  const isDeclined = referral.answer === 'declined'
  return (
    <li className={`referral-row${isDeclined ? ' referral-row--declined' : ''}`}>
      <p className="referral-row__who">
        <a href={`${LIST_URL}/${id}`}>
          {firstName} {lastName}
        </a>
        <small>{messages.referredBy(referrer)}</small>
      </p>
      <p className="referral-row__code">
        {reference}
        <small>{formatInstant(receivedAt, language)}</small>
      </p>
      <p>
        <b>{common.states[state]}</b>
        <small>{referral.isRepeated ? messages.repeatedTitle : answerText(referral, language)}</small>
      </p>
      <p className="referral-row__reward">
        {rewardState && amountCents !== null ? (
          <>
            <b>{shortPen(amountCents)}</b>
            <small>{messages.rewards[rewardState]}</small>
          </>
        ) : (
          <small>{messages.noReward}</small>
        )}
      </p>
    </li>
  )
}
