import type { Locale } from '../language/locale'

type Duo = [light: string, bold: string]

type ShareMessages = {
  monthlyFrom: string
  term: (months: number) => [months: string, interest: string]
  soldOut: { title: Duo; text: string }
  lots: Duo
  units: Duo
  quote: Duo
  quoteText: string
  demo: string
}

export const shareMessages: Record<Locale, ShareMessages> = {
  es: {
    monthlyFrom: 'Cuota mensual desde',
    term: (months) => [`${months} ${months === 1 ? 'mes' : 'meses'}`, 'sin intereses'],
    soldOut: { title: ['Vendido', 'al 100%'], text: 'Lista de espera para el próximo edificio' },
    lots: ['Elige tu lote', 'en el plano'],
    units: ['Elige tu', 'departamento'],
    quote: ['Una cuota,', 'piedra a piedra'],
    quoteText: 'Inicial, cuotas y la fecha de cada pago, en dólares y soles. Sin dejar tus datos.',
    demo: 'Demostración',
  },
  en: {
    monthlyFrom: 'Monthly instalment from',
    term: (months) => [`${months} ${months === 1 ? 'month' : 'months'}`, 'interest-free'],
    soldOut: { title: ['100%', 'sold out'], text: 'Waiting list for the next building' },
    lots: ['Choose your lot', 'on the plan'],
    units: ['Choose your', 'apartment'],
    quote: ['An instalment,', 'stone by stone'],
    quoteText:
      'The down payment, the instalments and the date of each one, in dollars and soles. No personal data needed.',
    demo: 'Demonstration',
  },
}
