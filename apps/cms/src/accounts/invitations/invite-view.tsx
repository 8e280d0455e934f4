import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { activeRole } from '../../platform/access/active-role'
import { accountMessages } from '../users/messages'
import { InviteForm } from './invite-form'

/** Replaces Payload's form for a new account, which asks the administrator for the new user's password. */
export function InviteView({ initPageResult: { req } }: AdminViewServerProps) {
  if (activeRole(req.user) !== 'admin') redirect('/admin')
  const language = languageOf(req.i18n)
  const { accounts, invite } = accountMessages[language]
  return (
    <main>
      <SetStepNav nav={[{ label: accounts, url: '/admin/collections/users' }, { label: invite.title.join(' ') }]} />
      <Gutter className="desk">
        <div className="desk__head">
          <h1>
            {invite.title[0]} <b>{invite.title[1]}</b>
          </h1>
        </div>
        <InviteForm language={language} />
      </Gutter>
    </main>
  )
}
