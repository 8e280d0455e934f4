import { lotNoun } from '@app/domain/appointment/format-appointment'

/** A heading with a light and a bold part. */
type Duo = readonly [string, string]

const es = {
  crumb: 'Lista de espera',
  lot: {
    title: (lot: string): Duo => ['Te avisamos si se libera', `el ${lotNoun(lot, 'es').toLowerCase()} ${lot}`],
    text: 'Alguien lo tiene separado. Si se libera, te escribimos ese mismo día, una sola vez. Si se vende, también te lo decimos.',
  },
  'next-building': {
    title: ['Te avisamos del', 'próximo edificio'] as Duo,
    text: 'Este edificio ya está entregado y vendido. Cuando publiquemos el siguiente, te escribimos una sola vez.',
  },
  construction: {
    title: ['Te avisamos de cada', 'avance de obra'] as Duo,
    text: 'Cuando publiquemos un nuevo avance, te escribimos con el porcentaje y las fotos. Puedes darte de baja desde cualquier correo.',
  },
  fair: 'La lista respeta el orden en que cada persona confirma su correo. Estar en ella no separa el lote ni te obliga a nada.',
  project: 'Proyecto',
  fields: { firstName: 'Nombre', email: 'Correo electrónico' },
  next: 'Te enviaremos un enlace para confirmar que el correo es tuyo.',
  submit: 'Avisarme',
  details: ['Tus', 'datos'] as Duo,
  request: ['Tu', 'pedido'] as Duo,
  free: { title: 'Ya está disponible', text: 'No hace falta esperar: puedes verlo y cotizarlo ahora.' },
  sold: { title: 'Ya se vendió', text: 'Mira los que siguen disponibles en el mismo proyecto.' },
  open: 'Ver en el plano',
  position: 'Tu lugar en la lista',
  nextBuilding: 'Próximo edificio después de',
  constructionOf: 'Avances de obra de',
}

const en: typeof es = {
  crumb: 'Waiting list',
  lot: {
    title: (lot) => ['We will tell you if it becomes available:', `${lotNoun(lot, 'en').toLowerCase()} ${lot}`],
    text: 'Someone has reserved it. If they give it up, we will e-mail you the same day, just once. If it is sold, we will let you know too.',
  },
  'next-building': {
    title: ['We will tell you about the', 'next building'],
    text: 'This building is finished and sold out. When we publish the next one, we will e-mail you once.',
  },
  construction: {
    title: ['We will tell you about', 'construction updates'],
    text: 'When we publish a new update, we will e-mail you the percentage and the link to the photos. You can unsubscribe from any e-mail.',
  },
  fair: 'The list follows the order in which people confirm their e-mail. Being on it does not reserve the lot or commit you to anything.',
  project: 'Project',
  fields: { firstName: 'Name', email: 'E-mail' },
  next: 'We will send you a link to confirm that the e-mail address is yours.',
  submit: 'Notify me',
  details: ['Your', 'details'],
  request: ['Your', 'request'],
  free: { title: 'It is available now', text: 'There is no need to wait: you can see it and get a quote now.' },
  sold: { title: 'It has been sold', text: 'See what is still available in the same project.' },
  open: 'See it on the plan',
  position: 'Your place in line',
  nextBuilding: 'Next building after',
  constructionOf: 'Construction updates of',
}

export const waitingTexts = { es, en }
