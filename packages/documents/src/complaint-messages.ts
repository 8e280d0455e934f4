// Messages of the complaint sheet and its mails. Important labels of the English sheet are in Spanish too, because the
// authority reads Spanish.

import { formatFileSize } from '@app/domain/document/format-file-size'

export const sheetMessages = {
  es: {
    book: 'Libro de Reclamaciones',
    sheet: 'Hoja de reclamación',
    filedOn: 'Fecha',
    provider: 'Proveedor',
    ruc: 'RUC',
    establishment: 'Establecimiento',
    sections: {
      consumer: '1. Identificación del consumidor reclamante',
      good: '2. Identificación del bien contratado',
      claim: '3. Detalle de la reclamación y pedido del consumidor',
      provider: '4. Observaciones y acciones adoptadas por el proveedor',
      notice: '5. Autorización de notificación',
    },
    name: 'Nombre',
    document: 'Documento',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Domicilio',
    guardian: 'Padre, madre o apoderado',
    goodType: 'Tipo',
    amount: 'Monto reclamado',
    description: 'Descripción',
    claimType: 'Tipo de reclamación',
    detail: 'Detalle',
    request: 'Pedido',
    attachment: 'Archivo adjunto',
    attachmentReceived: 'Archivo recibido',
    lookupCode: 'Código de consulta',
    dueOn: 'Fecha máxima de respuesta',
    rule: { business: 'días hábiles', calendar: 'días calendario' },
    virtual: 'Reclamación registrada en el libro virtual y enviada al área de atención al cliente.',
    unprintable:
      'Donde dice [?] hay un carácter que esta hoja no puede imprimir. El texto completo está en nuestro registro.',
    notifyYes: 'Autorizo que el resultado se me comunique por correo electrónico.',
    notifyNo: 'No autorizo que el resultado se me comunique por correo electrónico.',
    values: { Reclamo: 'Reclamo', Queja: 'Queja', Proyecto: 'Proyecto', Servicio: 'Servicio' },
    page: 'Página',
  },
  en: {
    book: 'Complaints book (Libro de Reclamaciones)',
    sheet: 'Complaint form (Hoja de reclamación)',
    filedOn: 'Date',
    provider: 'Provider',
    ruc: 'RUC (tax number)',
    establishment: 'Establishment',
    sections: {
      consumer: '1. The consumer',
      good: '2. What was bought or hired',
      claim: '3. The complaint and what is asked for',
      provider: '4. Provider’s observations and actions',
      notice: '5. Consent to be notified',
    },
    name: 'Name',
    document: 'Document',
    email: 'E-mail',
    phone: 'Phone',
    address: 'Address',
    guardian: 'Parent or guardian',
    goodType: 'Type',
    amount: 'Amount claimed',
    description: 'Description',
    claimType: 'Type of complaint',
    detail: 'Detail',
    request: 'Request',
    attachment: 'Attached file',
    attachmentReceived: 'File received',
    lookupCode: 'Look-up code',
    dueOn: 'Latest date of reply',
    rule: { business: 'business days', calendar: 'calendar days' },
    virtual: 'Complaint registered in the virtual book and passed to customer service.',
    unprintable: 'Where it says [?] there is a character this form cannot print. The whole text is in our records.',
    notifyYes: 'I agree to receive the result by e-mail.',
    notifyNo: 'I do not agree to receive the result by e-mail.',
    values: {
      Reclamo: 'Claim (Reclamo)',
      Queja: 'Grievance (Queja)',
      Proyecto: 'Project (Proyecto)',
      Servicio: 'Service (Servicio)',
    },
    page: 'Page',
  },
} as const

/** Formats an amount as `S/ 1,500.00` or `US$ 1,500.00`; Peru uses the decimal point. */
export const formatMoney = (amount: string, currency: string) =>
  `${currency === 'PEN' ? 'S/' : 'US$'}\u00a0${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** Formats a file as `Foto 2.jpg (1.4 MB)`. */
export const formatFile = ({ name, size }: { name: string; size: number }) => `${name} (${formatFileSize(size)})`

/**
 * Formats only the type and size of a file, such as `PDF (1.4 MB)`, because some mails must not contain a name typed by
 * a stranger.
 */
export const formatFileKind = ({ name, size }: { name: string; size: number }) =>
  `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()} (${formatFileSize(size)})`
