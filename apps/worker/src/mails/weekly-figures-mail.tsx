import { type Company, loadCompany } from '@app/documents/company'
import { formatDays } from '@app/domain/calendar/format-date'
import { buttonStyle, paragraphStyle } from '@app/mails/mail-style'
import type { Mail } from '@app/platform/mail/mailer'
import { Link, Text } from '@react-email/components'
import type { DeliverContext, Delivery } from '../deliveries/delivery'
import {
  readWeeklyFigures,
  type WeekCounts,
  type WeeklyFigures,
  type WeeklyFiguresSubject,
} from '../records/weekly-figures-record'
import { messageId, renderBodies } from './compose-mail'
import { Facts } from './facts'
import { MailLayout } from './mail-layout'

type Account = { name: string; email: string; language: 'es' | 'en' }

const texts = {
  es: {
    title: 'Las cifras de la semana',
    greeting: (name: string) => `Hola, ${name}:`,
    intro: (days: string) => `Esto pasó del ${days}. Entre paréntesis está la semana anterior.`,
    rows: {
      leads: 'Consultas nuevas',
      answered: 'Consultas respondidas',
      medianMinutes: 'Primera respuesta (mediana)',
      appointments: 'Visitas y videollamadas',
      reserved: 'Separaciones',
      won: 'Ventas',
      lost: 'Perdidas',
      complaints: 'Reclamos y quejas',
    },
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: string) => `${hours} h`,
    none: 'sin respuestas',
    projects: 'Consultas por proyecto',
    open: 'Ver el embudo',
  },
  en: {
    title: 'The figures of the week',
    greeting: (name: string) => `Hello ${name},`,
    intro: (days: string) => `This happened from ${days}. The week before is in brackets.`,
    rows: {
      leads: 'New leads',
      answered: 'Leads answered',
      medianMinutes: 'First answer (median)',
      appointments: 'Visits and video calls',
      reserved: 'Reservations',
      won: 'Sales',
      lost: 'Lost',
      complaints: 'Complaints',
    },
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: string) => `${hours} h`,
    none: 'no answers',
    projects: 'Leads by project',
    open: 'Open the funnel',
  },
} as const

/** Composes the figures of a week for one account. A deleted account, or one that changed its role, gets no mail. */
export async function composeWeeklyFigures(context: DeliverContext, delivery: Delivery): Promise<Mail | undefined> {
  const { week, account: id } = JSON.parse(delivery.subjectId) as WeeklyFiguresSubject
  const { rows } = await context.pool.query<Account>(
    `select name, email, language::text as language from users where id::text = $1 and role in ('manager', 'admin')`,
    [id],
  )
  const account = rows[0]
  if (!account) return undefined
  const company = await loadCompany(context.pool, account.language)
  const figures = await readWeeklyFigures(context.pool, week)
  const url = new URL('/admin/embudo', context.settings.panelUrl).href
  return {
    to: account.email,
    replyTo: context.settings.salesMail,
    subject: `${texts[account.language].title}: ${formatDays(figures.from, figures.until, account.language)}`,
    ...(await renderBodies(<WeeklyFiguresMail account={account} company={company} figures={figures} url={url} />)),
    messageId: messageId(delivery, context),
  }
}

type WeeklyFiguresMailProps = {
  account: Pick<Account, 'name' | 'language'>
  company: Pick<Company, 'brand' | 'legalName'>
  figures: WeeklyFigures
  url: string
}

function durationText(minutes: number | null, language: 'es' | 'en'): string {
  const { none, minutes: inMinutes, hours } = texts[language]
  if (minutes === null) return none
  return minutes < 120 ? inMinutes(minutes) : hours((minutes / 60).toFixed(0))
}

export function WeeklyFiguresMail({ account, company, figures, url }: WeeklyFiguresMailProps) {
  const { language, name } = account
  const text = texts[language]
  const title = text.title
  const intro = text.intro(formatDays(figures.from, figures.until, language))
  const countText = (counts: WeekCounts, key: keyof WeekCounts) =>
    key === 'medianMinutes' ? durationText(counts[key], language) : String(counts[key])
  const facts = (Object.keys(text.rows) as (keyof WeekCounts)[]).map((key): [string, string] => [
    text.rows[key],
    `${countText(figures.week, key)} (${countText(figures.previous, key)})`,
  ])
  if (figures.projects.length > 0)
    facts.push([text.projects, figures.projects.map((project) => `${project.name}: ${project.leads}`).join('\n')])
  return (
    <MailLayout locale={language} preview={intro} title={title} brand={company.brand} legalName={company.legalName}>
      <Text style={paragraphStyle}>{text.greeting(name)}</Text>
      <Text style={paragraphStyle}>{intro}</Text>
      <Facts facts={facts} />
      <Text style={paragraphStyle}>
        <Link href={url} style={buttonStyle}>
          {text.open}
        </Link>
      </Text>
    </MailLayout>
  )
}
