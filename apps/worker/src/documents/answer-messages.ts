import { letterMessages } from '@app/domain/complaint/answer-letter'

/** Messages of the answer to a complaint, for the letter and its mails. */
export const answerMessages = {
  es: {
    ...letterMessages.es,
    by: 'Respondido por',
    serviceSubject: (label: string) => `Respuesta enviada: ${label}`,
    letterSubject: (label: string) => `Carta por enviar: ${label}`,
    title: 'Respondimos tu reclamación',
    serviceTitle: 'La respuesta quedó registrada',
    sent: (email: string) => `Se envió a ${email} con la carta adjunta. Ya no se puede cambiar.`,
    byLetter: (address: string) =>
      `Esta respuesta va en papel. Imprime la carta adjunta y entrégala o envíala hoy a: ${address}. Después anota la entrega en el panel: hasta entonces el plazo sigue corriendo.`,
    removed: (names: string) =>
      `No pasó la revisión de seguridad y no se envió: ${names}. Si hace falta, envíalo por otro medio.`,
    lookup: 'También la encuentras con tu número, tu código de consulta y tu correo en ',
    lookupLink: 'nuestro Libro de Reclamaciones',
  },
  en: {
    ...letterMessages.en,
    by: 'Answered by',
    serviceSubject: (label: string) => `Reply sent: ${label}`,
    letterSubject: (label: string) => `Letter to be sent: ${label}`,
    title: 'We have answered your complaint',
    serviceTitle: 'The reply is on record',
    sent: (email: string) => `It was sent to ${email} with the letter attached. It cannot be changed any more.`,
    byLetter: (address: string) =>
      `This reply is sent as a letter. Print the attached letter and hand it over or post it today to: ${address}. Then record the delivery in the panel: the deadline keeps running until you do.`,
    removed: (names: string) =>
      `Did not pass the security check and was not sent: ${names}. If it is needed, send it another way.`,
    lookup: 'You can also find it with your number, your look-up code and your e-mail in ',
    lookupLink: 'our Complaints book',
  },
} as const
