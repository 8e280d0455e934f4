const es = {
  list: 'Cotizaciones',
  title: 'Cotización',
  open: 'Ver la proforma',
  project: 'Proyecto',
  lot: 'Lote',
  noLot: 'Sin lote elegido',
  lead: 'Consulta',
  sentTo: 'Se envió por correo a quien la pidió. No se cambia: con otras condiciones se pide otra.',
  expired: 'vencida',
  rate: (soles: string, day: string) => `${soles} por dólar, ${day}`,
  rateName: 'Tipo de cambio',
}

const en: typeof es = {
  list: 'Quotes',
  title: 'Quote',
  open: 'See the quote',
  project: 'Project',
  lot: 'Lot',
  noLot: 'No lot selected',
  lead: 'Lead',
  sentTo:
    'It was sent by e-mail to the person who requested it. It cannot be changed: different terms need a new quote.',
  expired: 'expired',
  rate: (soles, day) => `${soles} per dollar, ${day}`,
  rateName: 'Exchange rate',
}

export const quoteMessages = { es, en }
