import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { newLeadMessages } from '../../leads/new-lead-messages'
import { readPublishedProjects } from '../../leads/read-lead'
import { readSpokenTexts } from '../../leads/read-spoken-texts'
import { fairListMessages } from '../messages'
import { FairListForm } from './fair-list-form'

/** Renders the upload of a list of people from a fair. */
export async function FairListView(props: AdminViewServerProps) {
  const { pool, language, user } = requirePageAccess(props, '/admin/consultas/lista', 'import a list of leads')
  const messages = fairListMessages[language]
  const [projects, es, en] = await Promise.all([
    readPublishedProjects(pool, language),
    readSpokenTexts(pool, 'es'),
    readSpokenTexts(pool, 'en'),
  ])
  return (
    <DeskPage {...props} crumbs={[{ label: newLeadMessages[language].addList }]}>
      <div className="desk__head">
        <h1>
          {messages.title} <b>{messages.titleBold}</b>
        </h1>
      </div>
      <p className="desk__intro">{messages.intro}</p>
      <FairListForm projects={projects} texts={{ es, en }} language={language} userName={user.name ?? ''} />
    </DeskPage>
  )
}
