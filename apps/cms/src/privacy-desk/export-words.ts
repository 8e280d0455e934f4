type Words = {
  title: string
  intro: (when: string) => string
  asJson: string
  filesTitle: string
  notChecked: string
  yesNo: [string, string]
  places: Record<string, string>
  names: Record<string, string>
}

const es: Words = {
  title: 'Tus datos personales',
  intro: (when) =>
    `Esto es todo lo que guardamos sobre ti, al ${when} (hora de Lima): lo que enviaste, lo que anotamos al lado, a quién se lo pasamos y los archivos.`,
  asJson: 'Los mismos datos para otro programa (JSON)',
  filesTitle: 'Archivos',
  notChecked: 'no pasó la revisión de seguridad y no se incluye',
  yesNo: ['Sí', 'No'],
  places: {
    leads: 'Consulta',
    referrals: 'Referencia que enviaste',
    referred_persons: 'Alguien te refirió',
    complaints: 'Hoja de reclamación',
    privacy_requests: 'Solicitud sobre datos personales',
    lead_work: 'Seguimiento',
    lead_events: 'Lo que pasó',
    complaint_notes: 'Nota',
    consents: 'Consentimiento',
    consent_withdrawals: 'Consentimiento retirado',
    deliveries: 'Se pasó a',
    inbox_views: 'Búsqueda guardada',
    payload_preferences: 'Búsqueda guardada',
  },
  names: {
    reference: 'Código',
    kind: 'Tipo',
    first_name: 'Nombres',
    last_name: 'Apellidos',
    email: 'Correo',
    phone: 'Teléfono',
    document: 'Número de documento',
    document_type: 'Tipo de documento',
    document_type_id: 'Tipo de documento (1 DNI, 2 pasaporte)',
    project_slug: 'Proyecto',
    project: 'Proyecto',
    visit_date: 'Día de la visita',
    visit_time_of_day: 'Momento del día',
    visit_meeting_place: 'Lugar',
    message: 'Mensaje',
    observation: 'Observación',
    locale: 'Idioma',
    utm_source: 'Origen',
    utm_medium: 'Medio',
    utm_campaign: 'Campaña',
    referrer: 'Página anterior',
    landing_page: 'Página de entrada',
    created_at: 'Fecha',
    received_at: 'Recibido',
    received_on: 'Recibido',
    due_on: 'Plazo',
    filed_on: 'Presentado',
    state: 'Estado',
    status: 'Estado',
    text: 'Texto',
    by: 'Quién',
    from: 'Antes',
    to: 'Después',
    author: 'Quién',
    purpose: 'Finalidad',
    granted: 'Otorgado',
    version: 'Versión del texto',
    destination: 'Destino',
    delivered_at: 'Entregado',
    address: 'Dirección',
    department: 'Departamento',
    province: 'Provincia',
    district: 'Distrito',
    guardian_name: 'Apoderado',
    detail: 'Detalle',
    request: 'Pedido',
    answer: 'Respuesta',
    answered_at: 'Respondido',
    answered_by: 'Respondió',
    amount: 'Monto',
    currency: 'Moneda',
    outcome: 'Resultado',
  },
}

const en: Words = {
  title: 'Your personal data',
  intro: (when) =>
    `This is all that we hold about you, as of ${when} (time of Lima): what you sent, what we noted beside it, whom we passed it to, and the files.`,
  asJson: 'The same data for another program (JSON)',
  filesTitle: 'Files',
  notChecked: 'did not pass the security check and is left out',
  yesNo: ['Yes', 'No'],
  places: {
    leads: 'Question',
    referrals: 'Referral you sent',
    referred_persons: 'Somebody referred you',
    complaints: 'Complaint sheet',
    privacy_requests: 'Request about personal data',
    lead_work: 'Follow-up',
    lead_events: 'What happened',
    complaint_notes: 'Note',
    consents: 'Consent',
    consent_withdrawals: 'Withdrawn consent',
    deliveries: 'Passed on to',
    inbox_views: 'Saved search',
    payload_preferences: 'Saved search',
  },
  names: {},
}

export const exportWords = { es, en }
