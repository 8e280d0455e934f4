import { limaDateOf } from '@app/domain/calendar/lima-date'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { extractID } from 'payload/shared'
import { languageOf } from '../../../panel/language/language'
import { DeskIcon } from '../../../panel/parts/record-icon'
import styles from '../../../panel/record/record-forms.module.css'
import { may } from '../../../platform/access/apply-access'
import { staffOf } from '../../../platform/access/staff'
import { payloadPool } from '../../../platform/database/payload-pool'
import type { Complaint } from '../../../platform/payload-types'
import { complaintMessages } from '../messages'
import { readAnswerFiles } from '../read-answer-files'
import { readComplaintStaff } from '../read-complaint-staff'
import { readHistory } from '../read-history'
import { readTemplates } from '../read-templates'
import { AnswerForm } from './answer-form'
import { DeadlineBar } from './deadline-bar'
import { History } from './history'
import { OwnerField } from './owner-field'
import { SentAnswer } from './sent-answer'
import { Sheet } from './sheet'

export async function ComplaintView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const { payload, user } = req
  const complaint = doc as unknown as Complaint | undefined
  if (!complaint?.id) notFound()
  const language = languageOf(req.i18n)
  const messages = complaintMessages[language]
  const mayAnswer = may(user, 'answer a complaint')
  const mayOpen = may(user, 'open the attachment of a complaint')
  const staff = staffOf(req)
  const [history, templates, files, colleagues, settings] = await Promise.all([
    readHistory(payloadPool(payload), complaint.id),
    readTemplates(req, complaint.locale),
    readAnswerFiles(payloadPool(payload), complaint.id),
    readComplaintStaff(payloadPool(payload), complaint.id),
    payload.findGlobal({ slug: 'site-settings', depth: 0, locale: complaint.locale }),
  ])
  const isAnswered = complaint.status !== 'received'
  return (
    <main>
      <Gutter className={styles.desk}>
        <SetStepNav
          nav={[
            { label: messages.list, url: `${payload.config.routes.admin}/collections/complaints` },
            // With leading zeros the label would not fit on a phone.
            { label: `${complaint.number}-${complaint.year}` },
          ]}
        />
        <div className={styles.head}>
          <h1>
            {messages.of[complaint.claimType]}{' '}
            <b>
              {complaint.firstName} {complaint.lastName}
            </b>
          </h1>
          <p>
            <DeskIcon name="lock" />
            {messages.locked}
          </p>
        </div>
        <DeadlineBar complaint={complaint} today={limaDateOf(new Date())} language={language} />
        {(isAnswered || mayAnswer) && (
          <p className={styles.jump}>
            <a href="#respuesta">{isAnswered ? messages.readAnswer : messages.goToAnswer}</a>
          </p>
        )}
        <div className={styles.columns}>
          <Sheet complaint={complaint} mayOpen={mayOpen} messages={messages} />
          <div className={styles.side} id="respuesta">
            <OwnerField
              complaintId={complaint.id}
              ownerId={complaint.owner ? extractID<string>(complaint.owner) : null}
              userId={mayAnswer ? staff?.id : undefined}
              staff={colleagues}
              language={language}
            />
            {isAnswered && (
              <SentAnswer
                complaint={complaint}
                files={files}
                mayOpen={mayOpen}
                mayRecord={mayAnswer}
                language={language}
              />
            )}
            {!isAnswered && mayAnswer && (
              <AnswerForm
                complaint={{
                  id: complaint.id,
                  reference: complaint.reference,
                  firstName: complaint.firstName,
                  lastName: complaint.lastName,
                  filedOn: complaint.filedOn,
                  email: complaint.email,
                  locale: complaint.locale,
                  acceptsMail: complaint.notifyByEmail,
                  hasAttachment: Boolean(complaint.attachmentName),
                  ruc: complaint.ruc,
                }}
                letterhead={{
                  brand: settings.brand ?? '',
                  legalName: settings.legalName ?? '',
                  by: staff?.name ?? '',
                  today: limaDateOf(new Date()),
                }}
                templates={templates}
                language={language}
              />
            )}
            {!isAnswered && !mayAnswer && <p className={styles.box}>{messages.onlyDesk}</p>}
            <History complaintId={complaint.id} events={history} mayAddNote={mayAnswer} language={language} />
          </div>
        </div>
      </Gutter>
    </main>
  )
}
