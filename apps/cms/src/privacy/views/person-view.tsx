import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../panel/layout/panel-page'
import { enterPrivacyDesk } from './enter-privacy-desk'
import { PersonSearch } from './person-search'

export async function PersonView(props: AdminViewServerProps) {
  const { language, messages } = enterPrivacyDesk(props, '/admin/privacidad/persona')
  return (
    <DeskPage {...props} crumbs={[{ label: messages.title, url: '/privacidad' }, { label: messages.findPerson }]}>
      <div className="desk__head">
        <h1>{messages.findPerson}</h1>
      </div>
      <PersonSearch language={language} />
    </DeskPage>
  )
}
