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
        text: 'La atenderemos dentro del plazo de ley y te responderemos a este correo. Este es el código de tu solicitud:',
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
    confirmWaiting: {
      ask: {
        title: 'Confirma tu pedido de aviso',
        text: 'Así sabemos que el correo es tuyo. Tu lugar en la lista cuenta desde que confirmas. Si no fuiste tú, cierra esta página: no te escribiremos.',
      },
      button: 'Sí, quiero el aviso',
      done: {
        title: 'Estás en la lista',
        text: 'Te escribiremos a este correo en cuanto haya novedades. Cada correo trae un enlace para darte de baja.',
      },
      unknown: {
        title: 'Este enlace ya no sirve',
        text: 'Venció o está incompleto. Abre el enlace completo del correo o pide el aviso otra vez desde la página del proyecto.',
      },
    },
    leaveWaiting: {
      ask: {
        title: '¿Ya no quieres el aviso?',
        text: 'Sales de la lista y dejamos de escribirte sobre esto. Puedes volver a anotarte cuando quieras.',
      },
      button: 'Darme de baja',
      done: {
        title: 'Te diste de baja',
        text: 'Ya no estás en la lista y no te escribiremos más sobre esto. Si quieres que borremos tus datos antes de tiempo, pídelo en la Política de privacidad.',
      },
      unknown: {
        title: 'Este enlace ya no sirve',
        text: 'Está incompleto o tus datos ya no están con nosotros. En ese caso no te escribiremos más.',
      },
    },
  },
  en: {
    confirm: {
      ask: {
        title: 'Confirm your request',
        text: 'This tells us that the e-mail address is yours and that you made the request about personal data. If it was not you, close this page: we will do nothing.',
      },
      button: 'Yes, it was me',
      done: {
        title: 'Your request is confirmed',
        text: 'We will deal with it within the legal deadline and reply to this e-mail address. This is the code of your request:',
      },
      unknown: {
        title: 'This link no longer works',
        text: 'It has expired or is incomplete. Open the whole link of the e-mail, or send your request again from the Privacy policy.',
      },
    },
    withdraw: {
      ask: {
        title: 'Withdraw your consent',
        text: 'We will stop sending you news and offers. This does not affect what you asked us for, such as a visit or a complaint.',
      },
      button: 'Withdraw my consent',
      done: {
        title: 'You have withdrawn your consent',
        text: 'We have recorded the date and time, and will send you no more news or offers. If you want us to delete your data, you can request it from the Privacy policy.',
      },
      unknown: {
        title: 'This link no longer works',
        text: 'It has expired, is incomplete, or your data is no longer with us. You can make the same request from the Privacy policy.',
      },
    },
    confirmWaiting: {
      ask: {
        title: 'Confirm your request',
        text: 'This tells us that the e-mail address is yours. Your place in line counts from the moment you confirm. If it was not you, close this page: we will not write to you.',
      },
      button: 'Yes, notify me',
      done: {
        title: 'You are on the list',
        text: 'We will write to this e-mail address as soon as there is news. Every e-mail has a link to unsubscribe.',
      },
      unknown: {
        title: 'This link no longer works',
        text: 'It has expired or is incomplete. Open the whole link of the e-mail, or ask again from the project page.',
      },
    },
    leaveWaiting: {
      ask: {
        title: 'Do you want to leave the list?',
        text: 'You will leave the list and we will stop writing to you about this. You can join again whenever you like.',
      },
      button: 'Unsubscribe',
      done: {
        title: 'You have unsubscribed',
        text: 'You are no longer on the list and we will not write to you about this again. If you want us to delete your data early, you can request it from the Privacy policy.',
      },
      unknown: {
        title: 'This link no longer works',
        text: 'It is incomplete, or your data is no longer with us. In that case we will not write to you again.',
      },
    },
  },
} as const
