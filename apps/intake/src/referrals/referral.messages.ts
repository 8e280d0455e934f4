import type { ReferralStatus } from '@app/domain/referral/referral-status'

type ReferralTexts = {
  title: string
  text: string
  nobody: string
  note: string
  byLink: string
  statuses: Record<ReferralStatus, string>
  notes: Partial<Record<ReferralStatus, string>>
  reward(amount: string): string
  invitation: {
    question(referrer: string): { title: string; text: string }
    answers: Record<'confirmed' | 'declined', { title: string; text: string }>
    confirmed: string
    declined: string
    why(referrer: string): string
    again: string
  }
}

export const referralTexts: Record<'es' | 'en', ReferralTexts> = {
  es: {
    title: 'Tus referidos',
    text: 'Así va cada persona que nos presentaste con este código:',
    nobody: 'Con este código todavía no nos diste el nombre de nadie. Te llamaremos para pedírtelo. Este es tu código:',
    note: 'Para cuidar los datos de tus referidos no contamos nada más aquí. Si tienes una duda, responde al correo de tu constancia.',
    byLink: 'Una persona con tu enlace',
    statuses: {
      sent: 'Recibido',
      contacted: 'Contactado',
      appointment: 'En visitas',
      bought: 'Compró',
      'reward-due': 'Compró. Tu recompensa está por aprobarse',
      'reward-approved': 'Tu recompensa está aprobada',
      'reward-paid': 'Tu recompensa está pagada',
      closed: 'Cerrado',
    },
    notes: {
      sent: 'Un asesor lo contactará.',
      contacted: 'Ya hablamos con esta persona.',
      appointment: 'Está conociendo nuestros proyectos.',
      bought: 'Estamos revisando si corresponde una recompensa.',
      closed: 'No genera recompensa.',
    },
    reward: (amount) => `${amount}, según las bases del programa.`,
    invitation: {
      question: (referrer) => ({
        title: `${referrer} te presentó: ¿podemos llamarte?`,
        text: `${referrer} nos dio tu nombre y tu teléfono porque cree que te puede interesar uno de nuestros proyectos.`,
      }),
      answers: {
        confirmed: { title: 'Gracias: te llamaremos', text: 'Un asesor se pondrá en contacto contigo.' },
        declined: {
          title: 'No te llamaremos',
          text: 'Anotamos que no quieres que te contactemos. Nadie de nuestro equipo te llamará ni te escribirá por este referido.',
        },
      },
      confirmed: 'Sí, pueden llamarme',
      declined: 'No, no me contacten',
      why: (referrer) => `${referrer} no sabrá qué respondiste. Puedes cambiar tu respuesta con este mismo enlace.`,
      again: 'Si cambias de opinión, abre otra vez el enlace que recibiste.',
    },
  },
  en: {
    title: 'Your referrals',
    text: 'This is the status of each person you introduced with this code:',
    nobody: 'With this code you have not given us a name yet. We will call you for it. This is your code:',
    note: 'To protect the people you referred we show nothing else here. If you have a question, reply to the e-mail of your receipt.',
    byLink: 'Someone with your link',
    statuses: {
      sent: 'Received',
      contacted: 'Contacted',
      appointment: 'Visiting',
      bought: 'Bought',
      'reward-due': 'Bought. Your reward is waiting for approval',
      'reward-approved': 'Your reward is approved',
      'reward-paid': 'Your reward is paid',
      closed: 'Closed',
    },
    notes: {
      sent: 'An adviser will contact them.',
      contacted: 'We have talked with this person.',
      appointment: 'They are getting to know our projects.',
      bought: 'We are checking whether a reward is due.',
      closed: 'There is no reward for this one.',
    },
    reward: (amount) => `${amount}, by the terms of the programme.`,
    invitation: {
      question: (referrer) => ({
        title: `${referrer} referred you: may we call you?`,
        text: `${referrer} gave us your name and phone number, thinking that one of our projects may interest you.`,
      }),
      answers: {
        confirmed: { title: 'Thank you: we will call', text: 'An adviser will contact you.' },
        declined: {
          title: 'We will not call you',
          text: 'We have noted that you do not want to be contacted. No one on our team will call or write to you about this referral.',
        },
      },
      confirmed: 'Yes, you may call me',
      declined: 'No, do not contact me',
      why: (referrer) =>
        `We will not tell ${referrer} what you answered. You can change your answer with this same link.`,
      again: 'If you change your mind, open the link you received again.',
    },
  },
}
