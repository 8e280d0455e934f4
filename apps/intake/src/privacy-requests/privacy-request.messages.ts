export const linkTexts = {
  es: {
    confirm: {
      ask: {
        title: 'Confirma tu solicitud',
        text: 'Así sabemos que el correo es tuyo y que la solicitud sobre datos personales la hiciste tú. Si no fuiste tú, cierra esta página: no haremos nada.',
      },
      button: 'Sí, la hice yo',
      done: {
        title: 'Tu solicitud está confirmada',
        text: 'La atenderemos dentro del plazo de ley y te responderemos a este correo. Este es su código:',
      },
      unknown: {
        title: 'Este enlace ya no sirve',
        text: 'Venció o está incompleto. Abre el enlace completo del correo o envía tu solicitud otra vez desde la Política de privacidad.',
      },
    },
    withdraw: {
      ask: {
        title: 'Retira tu consentimiento',
        text: 'Dejaremos de enviarte novedades y ofertas. Lo que nos pediste, como una visita o un reclamo, sigue su curso.',
      },
      button: 'Retirar mi consentimiento',
      done: {
        title: 'Retiraste tu consentimiento',
        text: 'Quedó registrado con fecha y hora. No te enviaremos más novedades ni ofertas. Si quieres que borremos tus datos, pídelo en la Política de privacidad.',
      },
      unknown: {
        title: 'Este enlace ya no sirve',
        text: 'Venció, está incompleto o tus datos ya no están con nosotros. Puedes pedirnos lo mismo desde la Política de privacidad.',
      },
    },
  },
  en: {
    confirm: {
      ask: {
        title: 'Confirm your request',
        text: 'This tells us that the mailbox is yours and that you made the request about personal data. If it was not you, close this page: we will do nothing.',
      },
      button: 'Yes, it was me',
      done: {
        title: 'Your request is confirmed',
        text: 'We will deal with it within the legal deadline and reply to this e-mail address. This is its code:',
      },
      unknown: {
        title: 'This link no longer works',
        text: 'It has expired or is incomplete. Open the whole link of the e-mail, or send your request again from the Privacy policy.',
      },
    },
    withdraw: {
      ask: {
        title: 'Withdraw your consent',
        text: 'We will stop sending you news and offers. What you asked us for, such as a visit or a complaint, goes on.',
      },
      button: 'Withdraw my consent',
      done: {
        title: 'You have withdrawn your consent',
        text: 'It was recorded with date and time. We will send you no more news or offers. If you want us to delete your data, ask for it in the Privacy policy.',
      },
      unknown: {
        title: 'This link no longer works',
        text: 'It has expired, is incomplete, or your data is no longer with us. You can ask for the same from the Privacy policy.',
      },
    },
  },
} as const
