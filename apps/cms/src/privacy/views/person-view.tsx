import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { enterPrivacyDesk } from './enter-privacy-desk'
import { PersonSearch } from './person-search'

/** Finds a person in all records, by mailbox, phone or document. */
export async function PersonView(props: AdminViewServerProps) {
  const { language, say } = enterPrivacyDesk(props, '/admin/privacidad/persona')
  return (
    <DeskPage {...props} crumbs={[{ label: say.title, url: '/privacidad' }, { label: say.findPerson }]}>
      <div className="desk__head">
        <h1>{say.findPerson}</h1>
      </div>
      <PersonSearch language={language} />
    </DeskPage>
  )
}
