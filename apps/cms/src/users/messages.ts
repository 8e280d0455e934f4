import type { Role } from '../access/roles'

export type AccountLanguage = 'es' | 'en'

const es = {
  roles: {
    admin: ['Administración', 'Cuentas, sistema y ajustes'],
    manager: ['Gerencia', 'Todo lo de ventas y contenido, embudo y recompensas'],
    marketing: ['Marketing', 'Contenido del sitio y campañas; publica'],
    sales: ['Ventas', 'Consultas, visitas, lotes y cotizaciones'],
    'customer-service': ['Atención al cliente', 'Libro de reclamaciones'],
    privacy: ['Encargado de datos personales', 'Solicitudes y registro de datos'],
  } as Record<Role, [string, string]>,
  languages: { es: 'Español', en: 'Inglés' },
  accounts: 'Usuarios',
  unreachable: 'No hubo respuesta. Revisa tu conexión e inténtalo de nuevo.',
  failed: 'Algo salió mal y no se guardó nada. Inténtalo de nuevo.',
  show: 'Mostrar',
  hide: 'Ocultar',
  rule: '12 caracteres o más. Unas palabras seguidas bastan; sin tu nombre ni el de la empresa.',
  tooShort: 'La contraseña necesita al menos 12 caracteres. Unas palabras seguidas son fáciles de recordar.',
  invite: {
    title: ['Invitar', 'a una persona'],
    email: 'Correo de trabajo',
    name: 'Nombre y apellido',
    role: 'Rol',
    language: 'Idioma de sus correos',
    hint: 'Le llega un correo con un enlace que vale tres días. Elige su contraseña: tú no la escribes.',
    send: 'Enviar invitación',
    sending: 'Enviando…',
    cancel: 'Cancelar',
    another: 'Invitar a otra persona',
    list: 'Ver los usuarios',
    emailMissing: 'Escribe el correo de la persona.',
    emailWrong: 'Este correo no está completo. Ejemplo: nombre@empresa.pe',
    nameMissing: 'Escribe su nombre: así la saludan los correos.',
    roleMissing: 'Elige un rol.',
    problems: (count: number) => (count === 1 ? 'Falta corregir un dato.' : `Falta corregir ${count} datos.`),
    sent: (name: string) => `Invitación enviada a ${name}`,
    sentTo: (email: string, until: string) =>
      `El correo salió a ${email}. El enlace vale hasta el ${until}. En la lista aparece como «Invitada» hasta que elija su contraseña.`,
  },
  state: {
    invited: (date: string) => `Invitada el ${date}`,
    until: (date: string) => `El enlace vence el ${date}`,
    expired: (date: string) => `Invitación vencida el ${date}`,
    again: 'Ábrela e invita otra vez',
    active: 'Activa',
    since: (date: string) => `Desde el ${date}`,
  },
  welcome: {
    hello: (name: string) => `Hola, ${name}.`,
    title: 'Elige tu contraseña',
    lead: (by: string | undefined, role: string) =>
      by
        ? `${by} te invitó al panel de Sillar & Mar como ${role}.`
        : `Tienes una invitación al panel de Sillar & Mar como ${role}.`,
    email: (email: string) => `Entrarás con ${email}.`,
    password: 'Contraseña',
    save: 'Guardar y continuar',
    saving: 'Guardando…',
    next: 'Después conectas tu teléfono como segundo factor y guardas tus códigos de recuperación.',
    until: (date: string) =>
      `El enlace vale hasta el ${date} y una sola vez. Si no esperabas esta invitación, cierra esta página.`,
    gone: 'Esta invitación venció o ya se usó',
    goneHelp:
      'Pide otra a quien te invitó: la envía desde tu cuenta en el panel. Si ya elegiste tu contraseña, entra con ella.',
    toLogin: 'Ir a la entrada del panel',
  },
  account: {
    title: ['Mi', 'cuenta'],
    lead: (email: string, role: string) => `${email}, ${role}.`,
    fixed: 'El rol y el correo los cambia quien administra las cuentas.',
    details: ['Tus', 'datos'],
    name: 'Nombre y apellido',
    nameMissing: 'Escribe tu nombre.',
    email: 'Correo',
    role: 'Rol',
    panelLanguage: 'Idioma del panel',
    mailLanguage: 'Idioma de tus correos',
    save: 'Guardar',
    saved: 'Guardado.',
    enter: ['Cómo', 'entras'],
    password: 'Contraseña',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    change: 'Cambiar contraseña',
    changed: 'Contraseña cambiada. Tus otras sesiones se cerraron.',
    currentMissing: 'Escribe tu contraseña actual.',
    factor: 'Segundo factor',
    factorOn: (date: string) =>
      `Conectado desde el ${date}. Para cambiar de teléfono, pide a un administrador que lo reinicie.`,
    factorOff: 'Sin conectar.',
    codes: 'Códigos de recuperación',
    codesLeft: (count: number) => `Te quedan ${count} de 10.`,
    renew: 'Crear códigos nuevos',
    renewed: 'Guárdalos ahora: no se vuelven a mostrar. Los anteriores ya no sirven.',
    logOut: 'Cerrar sesión',
  },
}

const en: typeof es = {
  roles: {
    admin: ['Administration', 'Accounts, system and settings'],
    manager: ['Management', 'Everything of sales and content, funnel and rewards'],
    marketing: ['Marketing', 'Content of the site and campaigns; publishes'],
    sales: ['Sales', 'Leads, visits, lots and quotes'],
    'customer-service': ['Customer service', 'Complaint book'],
    privacy: ['Privacy officer', 'Privacy requests and the data log'],
  },
  languages: { es: 'Spanish', en: 'English' },
  accounts: 'Users',
  unreachable: 'There was no answer. Check your connection and try again.',
  failed: 'Something went wrong and nothing was saved. Try again.',
  show: 'Show',
  hide: 'Hide',
  rule: '12 characters or more. A few words in a row are enough; without your name or the company’s.',
  tooShort: 'The password needs at least 12 characters. A few words in a row are easy to remember.',
  invite: {
    title: ['Invite', 'a colleague'],
    email: 'Work e-mail',
    name: 'Full name',
    role: 'Role',
    language: 'Language of their mails',
    hint: 'They get a mail with a link that is valid for three days. They choose the password; you do not type one.',
    send: 'Send invitation',
    sending: 'Sending…',
    cancel: 'Cancel',
    another: 'Invite another colleague',
    list: 'See the users',
    emailMissing: 'Enter their e-mail.',
    emailWrong: 'This e-mail is not complete. Example: name@company.com',
    nameMissing: 'Enter their name: mails greet them with it.',
    roleMissing: 'Choose a role.',
    problems: (count: number) => (count === 1 ? 'One field needs attention.' : `${count} fields need attention.`),
    sent: (name: string) => `Invitation sent to ${name}`,
    sentTo: (email: string, until: string) =>
      `The mail went out to ${email}. The link is valid until ${until}. The list shows “Invited” until they have chosen a password.`,
  },
  state: {
    invited: (date: string) => `Invited on ${date}`,
    until: (date: string) => `The link expires on ${date}`,
    expired: (date: string) => `Invitation expired on ${date}`,
    again: 'Open it and invite again',
    active: 'Active',
    since: (date: string) => `Since ${date}`,
  },
  welcome: {
    hello: (name: string) => `Hello ${name},`,
    title: 'Choose your password',
    lead: (by: string | undefined, role: string) =>
      by
        ? `${by} invited you to the Sillar & Mar panel as ${role}.`
        : `You are invited to the Sillar & Mar panel as ${role}.`,
    email: (email: string) => `You will sign in with ${email}.`,
    password: 'Password',
    save: 'Save and continue',
    saving: 'Saving…',
    next: 'After that you connect your phone as a second factor and keep your recovery codes.',
    until: (date: string) =>
      `The link is valid until ${date}, once. If you did not expect this invitation, close this page.`,
    gone: 'This invitation has expired or was used already',
    goneHelp:
      'Ask the person who invited you for another one: they send it from your account in the panel. If you have chosen a password, sign in with it.',
    toLogin: 'Go to the login',
  },
  account: {
    title: ['My', 'account'],
    lead: (email: string, role: string) => `${email}, ${role}.`,
    fixed: 'Administrators change the role and the e-mail.',
    details: ['Your', 'details'],
    name: 'Full name',
    nameMissing: 'Enter your name.',
    email: 'E-mail',
    role: 'Role',
    panelLanguage: 'Language of the panel',
    mailLanguage: 'Language of your mails',
    save: 'Save',
    saved: 'Saved.',
    enter: ['How you', 'sign in'],
    password: 'Password',
    current: 'Current password',
    next: 'New password',
    change: 'Change password',
    changed: 'Password changed. Your other sessions have ended.',
    currentMissing: 'Enter your current password.',
    factor: 'Second factor',
    factorOn: (date: string) => `Connected since ${date}. To change your phone, ask an administrator to reset it.`,
    factorOff: 'Not connected.',
    codes: 'Recovery codes',
    codesLeft: (count: number) => `${count} of 10 left.`,
    renew: 'Create new codes',
    renewed: 'Keep them now: they are not shown again. The previous ones no longer work.',
    logOut: 'Log out',
  },
}

export const accountMessages: Record<AccountLanguage, typeof es> = { es, en }
export type AccountMessages = typeof es

export const accountLanguage = (language: string): AccountLanguage => (language === 'en' ? 'en' : 'es')

/** Writes a moment as people say it, in Lima. */
export const sayMoment = (moment: string | Date, language: AccountLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-PE', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'America/Lima',
  }).format(new Date(moment))

export const sayDay = (moment: string | Date, language: AccountLanguage): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-PE', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'America/Lima',
  }).format(new Date(moment))
