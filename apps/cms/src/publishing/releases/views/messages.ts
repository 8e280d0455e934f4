const atLima = (language: string, moment: string) => {
  const locale = language === 'es' ? 'es-PE' : 'en-GB'
  const zone = { timeZone: 'America/Lima' }
  const day = (date: Date) => date.toLocaleDateString(locale, { day: 'numeric', month: 'long', ...zone })
  const date = new Date(moment)
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone })
  return { time, day: day(date) === day(new Date()) ? null : day(date) }
}

const es = {
  bar: 'Estado de la publicación',
  none: 'El sitio todavía no se ha publicado.',
  onlineSince: (moment: string) => {
    const { time, day } = atLima('es', moment)
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
  see: 'Ver el problema',
  seeAll: 'Ver publicaciones',
  publishNow: 'Publicar ahora',
  asked: 'Se pidió la publicación.',
  notAsked: 'No se pudo pedir. Recarga la página e inténtalo otra vez.',
  record: {
    draft: 'Borrador: no está en línea',
    waiting: 'Publicado, todavía no en línea: espera',
    building: 'Publicado, todavía no en línea: se está construyendo',
    unpublished: 'Hay cambios guardados sin publicar',
    here: 'No está en línea: hay un problema aquí',
    elsewhere: 'No está en línea: la publicación se detuvo por otro registro',
    failed: 'No está en línea: la publicación falló',
    rolledBack: 'No está en línea: el sitio volvió a una versión anterior',
  },
  release: {
    live: 'Es la versión que ven los visitantes.',
    changes: 'Qué cambió',
    problems: 'Problemas',
    actions: { published: 'publicado', unpublished: 'despublicado', deleted: 'eliminado' },
    goBack: 'Volver a esta versión',
    why: 'Motivo',
    explain:
      'Los visitantes verán esta versión en unos segundos. El contenido del panel no cambia: el próximo cambio que se publique lo lleva todo al sitio como siempre.',
    gone: 'Los archivos de esta versión ya no se guardan: no se puede volver a ella.',
  },
}

const en: typeof es = {
  bar: 'State of publishing',
  none: 'The site has not been published yet.',
  onlineSince: (moment) => {
    const { time, day } = atLima('en', moment)
    return day ? `Online since ${day}, ${time}` : `Online since ${time}`
  },
  online: 'Online',
  waiting: (changes) => (changes > 1 ? `${changes} changes wait to be published…` : 'A change waits to be published…'),
  waitingNow: 'The publish begins in a moment…',
  retrying: 'The last publish failed and is tried again.',
  building: 'Publishing: the site is being built…',
  refused: 'Not published: there is a problem in the content.',
  failed: 'Not published: the publish failed. The site is as it was.',
  rolledBack: 'The site went back to an older version. The next change publishes as usual.',
  see: 'See the problem',
  seeAll: 'See releases',
  publishNow: 'Publish now',
  asked: 'The publish was asked for.',
  notAsked: 'It could not be asked for. Reload the page and try again.',
  record: {
    draft: 'Draft: not online',
    waiting: 'Published, not online yet: it waits',
    building: 'Published, not online yet: being built',
    unpublished: 'There are saved changes that are not published',
    here: 'Not online: there is a problem here',
    elsewhere: 'Not online: another record stopped the publish',
    failed: 'Not online: the publish failed',
    rolledBack: 'Not online: the site went back to an older version',
  },
  release: {
    live: 'This is the version that visitors see.',
    changes: 'What changed',
    problems: 'Problems',
    actions: { published: 'published', unpublished: 'unpublished', deleted: 'deleted' },
    goBack: 'Go back to this version',
    why: 'Reason',
    explain:
      'Visitors see this version within seconds. The content of the panel stays as it is: the next change that is published takes all of it to the site as usual.',
    gone: 'The files of this version are no longer kept: there is no way back to it.',
  },
}

export const publishWords = (language: string): typeof es => (language === 'es' ? es : en)
