import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../../panel/layout/panel-page'
import { requirePageAccess } from '../../../panel/navigation/staff-page'
import { leadMessages } from '../messages'
import { newLeadMessages } from '../new-lead-messages'
import { readPublishedProjects } from '../read-lead'
import { readSpokenTexts } from '../read-spoken-texts'
import { NewLeadForm } from './new-lead-form'

/** Renders the form for a person who walked in, called or wrote elsewhere. */
export async function NewLeadView(props: AdminViewServerProps) {
  const { pool, language } = requirePageAccess(props, '/admin/consultas/nueva', 'work on leads')
  const messages = newLeadMessages[language]
  const [projects, es, en] = await Promise.all([
    readPublishedProjects(pool, language),
    readSpokenTexts(pool, 'es'),
    readSpokenTexts(pool, 'en'),
  ])
  return (
    <DeskPage {...props} crumbs={[{ label: leadMessages[language].title, url: '/consultas' }, { label: messages.add }]}>
      <div className="desk__head">
        <h1>
          {messages.addTitle} <b>{messages.addTitleBold}</b>
        </h1>
      </div>
      <NewLeadForm projects={projects} texts={{ es, en }} language={language} />
    </DeskPage>
  )
}
