import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import type { Locale } from '@app/domain/language/locale'

/** Returns the time and the day of an instant. The day is null if it is today. */
function timeAndDay(locale: Locale, moment: string) {
  const instant = new Date(moment)
  const day = limaDateOf(instant)
  return {
    time: limaTimeOf(instant),
    day: day === limaDateOf(new Date()) ? null : formatDay(day, locale, 'dayAndMonth'),
  }
}

/** Returns a moment such as "miércoles 18 de noviembre a las 08:00". */
const weekdayAndTime = (locale: Locale, moment: string, at: string) =>
  `${formatDay(limaDateOf(new Date(moment)), locale, 'withWeekday')} ${at} ${limaTimeOf(new Date(moment))}`

const es = {
  bar: 'Estado de la publicación',
  none: 'El sitio todavía no se ha publicado.',
  onlineSince: (moment: string) => {
    const { time, day } = timeAndDay('es', moment)
    return day ? `En línea desde el ${day} a las ${time}` : `En línea desde las ${time}`
  },
  online: 'En línea',
  waiting: (changes: number) =>
    changes > 1 ? `${changes} cambios esperan para publicarse…` : 'Un cambio espera para publicarse…',
  waitingNow: 'La publicación empieza enseguida…',
  retrying: 'La última publicación falló y se intenta otra vez.',
  building: 'Publicando: el sitio se está construyendo…',
  refused: 'No se publicó: el contenido tiene un problema.',
  failed: 'No se publicó: la publicación falló. El sitio sigue como estaba.',
  rolledBack: 'Se volvió a una versión anterior. El próximo cambio publica como siempre.',
  chip: {
    none: 'Sin publicar',
    online: (moment: string | undefined) => {
      const { time, day } = timeAndDay('es', moment ?? new Date().toISOString())
      return moment ? `En línea, ${day ?? time}` : 'En línea'
    },
    rolledBack: 'Versión anterior',
    waiting: (changes: number) => (changes > 1 ? `${changes} cambios en espera` : 'Por publicar'),
    building: 'Publicando…',
    problem: 'No se publicó',
  },
  see: 'Ver el problema',
  seeAll: 'Ver publicaciones',
  publishNow: 'Publicar ahora',
  requested: 'Se pidió la publicación.',
  requestFailed: 'No se pudo pedir. Recarga la página e inténtalo otra vez.',
  record: {
    draft: 'Borrador: no está en línea',
    waiting: 'Publicado, todavía no en línea: espera',
    building: 'Publicado, todavía no en línea: se está construyendo',
    unpublished: 'Hay cambios guardados sin publicar',
    unpublishedSince: (moment: string, by: string | null) => {
      const { time, day } = timeAndDay('es', moment)
      const since = day ? `el ${day} a las ${time}` : `las ${time}`
      return `Publicado · cambios sin publicar desde ${since}${by ? `, de ${by}` : ''}`
    },
    scheduled: {
      publish: (moment: string) => `Se publicará el ${weekdayAndTime('es', moment, 'a las')}, hora de Lima`,
      unpublish: (moment: string) => `Se retirará del sitio el ${weekdayAndTime('es', moment, 'a las')}, hora de Lima`,
    },
    ownProblem: 'No está en línea: hay un problema aquí',
    otherProblem: 'No está en línea: la publicación se detuvo por otro registro',
    failed: 'No está en línea: la publicación falló',
    rolledBack: 'No está en línea: el sitio volvió a una versión anterior',
  },
  others: {
    justNow: 'hace un momento',
    published: (by: string, when: string) => `${by} publicó cambios ${when}`,
    publishedHere: (by: string, when: string) => `${by} publicó este registro ${when}.`,
    savedHere: (by: string, when: string) => `${by} guardó este registro ${when}.`,
    reload: 'Recargar para ver sus cambios',
  },
  release: {
    live: 'Es la versión que ven los visitantes.',
    changes: 'Qué cambió',
    problems: 'Problemas',
    actions: { published: 'publicado', unpublished: 'despublicado', deleted: 'eliminado' },
    goBack: 'Volver a esta versión',
    why: 'Motivo (obligatorio)',
    reasonMissing: 'Escribe el motivo: queda en la lista de publicaciones.',
    explain:
      'Los visitantes verán esta versión en unos segundos. El contenido del panel no cambia: el próximo cambio que se publique lo lleva todo al sitio como siempre.',
    gone: 'Los archivos de esta versión ya no se guardan: no se puede volver a ella.',
  },
}

const en: typeof es = {
  bar: 'Publishing status',
  none: 'The site has not been published yet.',
  onlineSince: (moment) => {
    const { time, day } = timeAndDay('en', moment)
    return day ? `Online since ${day}, ${time}` : `Online since ${time}`
  },
  online: 'Online',
  waiting: (changes) =>
    changes > 1 ? `${changes} changes are waiting to be published…` : 'A change is waiting to be published…',
  waitingNow: 'Publishing starts in a moment…',
  retrying: 'The last publish failed and is being retried.',
  building: 'Publishing: the site is being built…',
  refused: 'Not published: there is a problem in the content.',
  failed: 'Not published: publishing failed. The site has not changed.',
  rolledBack: 'The site was rolled back to an older version. The next change is published as usual.',
  chip: {
    none: 'Not published',
    online: (moment) => {
      const { time, day } = timeAndDay('en', moment ?? new Date().toISOString())
      return moment ? `Online, ${day ?? time}` : 'Online'
    },
    rolledBack: 'Older version',
    waiting: (changes) => (changes > 1 ? `${changes} changes waiting` : 'Waiting to publish'),
    building: 'Publishing…',
    problem: 'Not published',
  },
  see: 'See the problem',
  seeAll: 'See releases',
  publishNow: 'Publish now',
  requested: 'Publishing requested.',
  requestFailed: 'The request failed. Reload the page and try again.',
  record: {
    draft: 'Draft: not online',
    waiting: 'Published, not online yet: waiting',
    building: 'Published, not online yet: being built',
    unpublished: 'There are unpublished changes',
    unpublishedSince: (moment, by) => {
      const { time, day } = timeAndDay('en', moment)
      return `Published · unpublished changes since ${day ? `${day}, ${time}` : time}${by ? `, by ${by}` : ''}`
    },
    scheduled: {
      publish: (moment) => `Goes online on ${weekdayAndTime('en', moment, 'at')}, Lima time`,
      unpublish: (moment) => `Goes offline on ${weekdayAndTime('en', moment, 'at')}, Lima time`,
    },
    ownProblem: 'Not online: there is a problem here',
    otherProblem: 'Not online: another record blocks publishing',
    failed: 'Not online: publishing failed',
    rolledBack: 'Not online: the site was rolled back',
  },
  others: {
    justNow: 'just now',
    published: (by, when) => `${by} published changes ${when}`,
    publishedHere: (by, when) => `${by} published this record ${when}.`,
    savedHere: (by, when) => `${by} saved this record ${when}.`,
    reload: 'Reload to see their changes',
  },
  release: {
    live: 'This is the version that visitors see.',
    changes: 'What changed',
    problems: 'Problems',
    actions: { published: 'published', unpublished: 'unpublished', deleted: 'deleted' },
    goBack: 'Roll back to this version',
    why: 'Reason (required)',
    reasonMissing: 'Enter the reason: the list of releases shows it.',
    explain:
      'Visitors will see this version within seconds. The content in the panel does not change: the next publish puts all of it online as usual.',
    gone: 'The files of this version no longer exist: it cannot be restored.',
  },
}

export const publishMessages = (language: string): typeof es => (language === 'es' ? es : en)
