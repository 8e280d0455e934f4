import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { PersonSearch } from './person-search'
import { requirePrivacyAccess } from './require-privacy-access'

export async function PersonView(props: AdminViewServerProps) {
  const { language, messages } = requirePrivacyAccess(props, '/admin/privacidad/persona')
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: '/privacidad' }, { label: messages.findPerson }]}>
      <div className="desk__head">
        <h1>{messages.findPerson}</h1>
      </div>
      <PersonSearch language={language} />
    </DeskPage>
  )
}
