// Mails and push messages name a lead by code and project. They leave our servers and stay in mailboxes and on locked
// screens, where we cannot erase the name of a person.

type Count = { leads: number; steps: number }

const es = {
  general: 'consulta general',
  title: {
    new: (project: string) => `Consulta nueva: ${project}`,
    unanswered: (project: string) => `Sigue sin respuesta: ${project}`,
    'next-step': (project: string) => `Es hora de tu próximo paso: ${project}`,
    message: (project: string) => `Te escribieron por WhatsApp: ${project}`,
    'message-failed': (project: string) => `Revisa tu mensaje de WhatsApp: ${project}`,
  },
  sentence: {
    new: 'Acaba de llegar y te toca a ti. Si respondes ahora, es probable que la persona todavía tenga la página abierta.',
    withoutOwner: 'Acaba de llegar y no tiene responsable. Asígnala a alguien del equipo, o respóndela tú.',
    unanswered: 'Lleva más de 10 minutos sin respuesta en horario de atención. Si puedes, respóndela tú.',
    'next-step': 'Lo que anotaste para esta consulta toca ahora.',
    message: 'La persona escribió otra vez. Tienes 24 horas desde su mensaje para responder con un texto libre.',
    'message-failed':
      'Un mensaje de esta consulta no salió, o no sabemos si salió. En la consulta está el motivo. No se enviará otra vez por su cuenta.',
  },
  list: (count: number) => `${count} consultas esperan tu respuesta`,
  listSentence: 'Llegaron varias a la vez, así que van juntas en este aviso.',
  morning: ({ leads, steps }: Count) =>
    `Buenos días: ${[
      leads > 0 && (leads === 1 ? '1 consulta por responder' : `${leads} consultas por responder`),
      steps > 0 && (steps === 1 ? '1 paso para hoy' : `${steps} pasos para hoy`),
    ]
      .filter(Boolean)
      .join(' y ')}`,
  morningSentence: 'Esto es lo que te espera hoy, lo más antiguo primero.',
}

const en: typeof es = {
  general: 'general question',
  title: {
    new: (project) => `New lead: ${project}`,
    unanswered: (project) => `Still unanswered: ${project}`,
    'next-step': (project) => `Time for your next step: ${project}`,
    message: (project) => `New WhatsApp message: ${project}`,
    'message-failed': (project) => `Check your WhatsApp message: ${project}`,
  },
  sentence: {
    new: 'It has just arrived and is yours. If you answer now, the person probably still has the page open.',
    withoutOwner: 'It has just arrived and has no owner. Assign it to someone in the team, or answer it yourself.',
    unanswered: 'It has waited for more than 10 minutes of opening hours. Please answer it if you can.',
    'next-step': 'What you planned for this lead is due now.',
    message: 'The person wrote again. You can answer with free text for 24 hours after their message.',
    'message-failed':
      'A message on this lead was not sent, or we do not know whether it was sent. The lead shows the reason. It will not be sent again automatically.',
  },
  list: (count) => `${count} leads are waiting for your answer`,
  listSentence: 'Several arrived at the same time, so this notice lists them together.',
  morning: ({ leads, steps }) =>
    `Good morning: ${[
      leads > 0 && (leads === 1 ? '1 lead to answer' : `${leads} leads to answer`),
      steps > 0 && (steps === 1 ? '1 step for today' : `${steps} steps for today`),
    ]
      .filter(Boolean)
      .join(' and ')}`,
  morningSentence: 'This is what is waiting for you today, oldest first.',
}

export const noticeTexts = { es, en }
