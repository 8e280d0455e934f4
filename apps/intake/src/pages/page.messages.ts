import { pathFor } from '@app/domain/snapshot/page-urls'

/**
 * Messages of the answer pages. The keys `lead`, `referral`, `complaint`, `privacy` and `waiting` are the form
 * names of the routes.
 */
export const pageTexts = {
  es: {
    received: {
      lead: {
        title: 'Datos enviados correctamente.',
        text: 'Recibimos tus datos y un asesor se pondrá en contacto contigo. Guarda este código por si necesitas preguntarnos por tu solicitud:',
      },
      referral: {
        title: 'Datos enviados correctamente.',
        text: 'Recibimos los datos de tu referido. Te enviamos la constancia a tu correo. Este es tu código:',
      },
      referrerAlone: {
        title: 'Datos enviados correctamente.',
        text: 'Recibimos tus datos y te llamaremos para pedirte los de quienes refieres. Te enviamos la constancia a tu correo. Este es tu código:',
      },
      appointment: {
        title: 'Datos enviados correctamente.',
        text: 'Recibimos tu pedido de visita. Está por confirmar: un asesor te llamará para acordarla. Guarda este código por si necesitas preguntarnos por tu solicitud:',
      },
      quote: {
        title: 'Tu proforma va en camino',
        text: 'Te la enviamos a tu correo en PDF, con un enlace para volver a estos números. Vale siete días. Este es su código de verificación:',
      },
      complaint: {
        title: 'Tu reclamo fue registrado',
        text: 'Te enviamos una copia de la hoja en PDF a tu correo. Con ese correo, este número y el código de consulta puedes ver su estado:',
      },
      privacy: {
        title: 'Recibimos tu solicitud',
        text: 'Falta un paso: abre el enlace que te enviamos al correo para confirmar que fuiste tú. El plazo corre desde hoy. Este es el código de tu solicitud:',
      },
      waiting: {
        title: 'Revisa tu correo',
        text: 'Falta un paso: abre el enlace que te enviamos para confirmar que el correo es tuyo. Así quedas en la lista. El enlace vale siete días. Este es el código de tu pedido:',
      },
    },
    appointment: {
      morning: 'por la mañana',
      afternoon: 'por la tarde',
      office: 'En la oficina',
      site: 'En el proyecto',
    },
    rejected: {
      title: 'Revisa tus datos',
      text: 'Todavía no hemos registrado tu envío. Corrige lo siguiente:',
      note: 'Usa el botón «atrás» de tu navegador: lo que escribiste sigue en el formulario.',
    },
    conflict: {
      title: 'Este envío ya fue registrado',
      text: 'Ya habíamos recibido otro envío de este mismo formulario. Si cambiaste algo, vuelve al formulario, recarga la página y envíalo de nuevo.',
    },
    otherSite: {
      title: 'Este formulario se envió desde otra página web',
      text: 'No lo registramos. Si querías escribirnos, abre nuestro sitio y envía el formulario desde ahí.',
    },
    tooMany: {
      title: 'Recibimos varios envíos seguidos',
      text: 'Espera un minuto y vuelve a intentarlo. Lo que escribiste sigue en el formulario: usa el botón «atrás» de tu navegador.',
    },
    unavailable: {
      lead: 'Error al enviar los datos. Intenta nuevamente.',
      referral: 'Error al enviar los datos. Intenta nuevamente.',
      complaint: 'No pudimos registrar tu reclamo. Intenta nuevamente.',
      privacy: 'No pudimos registrar tu solicitud. Intenta nuevamente.',
      waiting: 'No pudimos registrar tu pedido. Intenta nuevamente.',
      text: 'Nuestro sistema no responde en este momento y tu envío no quedó registrado. Espera unos minutos, vuelve atrás y envíalo otra vez: lo que escribiste sigue en el formulario.',
    },
    state: {
      title: 'Estado de tu reclamo o queja',
      received: 'Estamos revisando tu reclamo o queja.',
      answered: 'Ya respondimos tu reclamo o queja.',
      filedOn: 'Registrado el',
      dueOn: 'Responderemos a más tardar el',
      answeredOn: 'Respondido el',
      answer: 'Nuestra respuesta',
      file: 'Con la respuesta enviamos:',
    },
    answerBy: 'Respuesta hasta el',
    lookupCode: 'Código de consulta',
    fileReceived: 'Archivo recibido',
    notFound: {
      complaint: {
        title: 'No encontramos esa hoja',
        text: 'Revisa que el número, el código y el correo sean los de tu hoja de reclamación.',
      },
      referral: {
        title: 'No encontramos tus referidos',
        text: 'Revisa que el código y el correo sean los de tu constancia.',
      },
      invitation: {
        title: 'Este enlace ya no es válido',
        text: 'Puede que haya pasado mucho tiempo o que se haya copiado solo una parte. Pide otro a quien te escribió.',
      },
    },
    referralStatus: { href: pathFor('referral-status', 'es'), label: 'Ver cómo van tus referidos' },
    home: 'Ir a la página de inicio',
    quote: {
      good: 'Esta proforma es nuestra',
      lot: 'Lote',
      number: 'Proforma N.º',
      goodUntil: 'Sus cifras son las que ves aquí y valen hasta el',
      open: 'Abrir estos números en el cotizador',
      over: 'Esta proforma es nuestra, y ya venció',
      overSince: 'Valía hasta el',
      overText: 'El precio puede haber cambiado: pide una nueva con los mismos términos.',
      renew: 'Renovar la cotización',
    },
    quoteUnknown: {
      title: 'Esta proforma no es nuestra',
      text: 'No emitimos ninguna con ese número y ese código. Revisa si los escribiste bien. Si te los dieron así, no pagues y llámanos.',
      again: 'Probar otro código',
    },
    termsBox: 'la aceptación de los términos.',
    backToForm: 'Volver al formulario',
    backToSite: 'Volver a la página',
  },
  en: {
    received: {
      lead: {
        title: 'Your details were sent.',
        text: 'We have received your details and an adviser will contact you. Keep this code in case you need to ask us about your request:',
      },
      referral: {
        title: 'Your details were sent.',
        text: 'We have received your referral and sent a receipt to your e-mail. This is your code:',
      },
      referrerAlone: {
        title: 'Your details were sent.',
        text: 'We have received your details and will call you for those of the people you refer. We have sent a receipt to your e-mail. This is your code:',
      },
      appointment: {
        title: 'Your details were sent.',
        text: 'We have received your request for a visit. It is to be confirmed: an adviser will call you to arrange it. Keep this code in case you need to ask us about your request:',
      },
      quote: {
        title: 'Your quote is on its way',
        text: 'We have sent it to your e-mail as a PDF, with a link back to these figures. It is valid for seven days. This is its verification code:',
      },
      complaint: {
        title: 'Your complaint has been registered',
        text: 'We have sent a PDF copy of your complaint to your e-mail. With that e-mail, this number and the look-up code you can check its status:',
      },
      privacy: {
        title: 'We have received your request',
        text: 'One step is left: open the link we have sent you by e-mail to confirm that it was you. The legal deadline counts from today. This is the code of your request:',
      },
      waiting: {
        title: 'Check your e-mail',
        text: 'One more step: open the link we have sent you to confirm that the e-mail address is yours. That puts you on the list. The link is valid for seven days. This is the code of your request:',
      },
    },
    appointment: {
      morning: 'in the morning',
      afternoon: 'in the afternoon',
      office: 'At the office',
      site: 'At the project',
    },
    rejected: {
      title: 'Please check your details',
      text: 'We have not registered your submission yet. Please correct the following:',
      note: 'Use your browser’s back button: what you typed is still in the form.',
    },
    conflict: {
      title: 'This submission was already registered',
      text: 'We had already received another submission of this form. If you changed something, go back, reload the page and send it again.',
    },
    otherSite: {
      title: 'This form was sent from another website',
      text: 'We did not register it. If you wanted to write to us, open our site and send the form from there.',
    },
    tooMany: {
      title: 'We received several submissions in a row',
      text: 'Please wait a minute and try again. What you typed is still in the form: use your browser’s back button.',
    },
    unavailable: {
      lead: 'We could not send your details. Please try again.',
      referral: 'We could not send your details. Please try again.',
      complaint: 'We could not register your complaint. Please try again.',
      privacy: 'We could not register your request. Please try again.',
      waiting: 'We could not register your request. Please try again.',
      text: 'Our system is not answering at the moment and your submission was not registered. Wait a few minutes, go back and send it again: what you typed is still in the form.',
    },
    state: {
      title: 'Status of your claim or grievance',
      received: 'We are looking into your claim or grievance.',
      answered: 'Your claim or grievance has been answered.',
      filedOn: 'Registered on',
      dueOn: 'We will reply by',
      answeredOn: 'Answered on',
      answer: 'Our reply',
      file: 'Sent with our reply:',
    },
    answerBy: 'Answer due by',
    lookupCode: 'Look-up code',
    fileReceived: 'File received',
    notFound: {
      complaint: {
        title: 'We could not find that complaint',
        text: 'Check that the number, the code and the e-mail are those of your complaint.',
      },
      referral: {
        title: 'We could not find your referrals',
        text: 'Check that the code and the e-mail are those of your receipt.',
      },
      invitation: {
        title: 'This link is no longer valid',
        text: 'It may be too old, or only part of it was copied. Ask the person who wrote to you for another one.',
      },
    },
    referralStatus: { href: pathFor('referral-status', 'en'), label: 'See the status of your referrals' },
    home: 'Go to the home page',
    quote: {
      good: 'This quote is ours',
      lot: 'Lot',
      number: 'Quote no.',
      goodUntil: 'Its figures are those you see here and are valid until',
      open: 'Open these figures in the calculator',
      over: 'This quote is ours, and it has expired',
      overSince: 'It was valid until',
      overText: 'The price may have changed: ask for a new one on the same terms.',
      renew: 'Renew the quote',
    },
    quoteUnknown: {
      title: 'This quote is not ours',
      text: 'We issued none with that number and that code. Check that you typed them correctly. If they were given to you like this, do not pay, and call us.',
      again: 'Try another code',
    },
    termsBox: 'you accept the terms.',
    backToForm: 'Back to the form',
    backToSite: 'Back to the site',
  },
} as const

type ReceiptName = keyof (typeof pageTexts)['es']['received']

export type FormName = Exclude<ReceiptName, 'referrerAlone' | 'appointment' | 'quote'>
/** Receipts of requests that share a form with others, such as an appointment request in the lead form. */
export type OtherReceipt = Exclude<ReceiptName, FormName>
