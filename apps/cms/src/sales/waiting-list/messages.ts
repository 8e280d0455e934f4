import { lotNoun } from '@app/domain/appointment/format-appointment'
import type { Language } from '../../panel/language/language'
import type { Line } from './read-waiting-list'

const es = {
  title: 'Lista de espera',
  note: 'Personas que confirmaron su correo, en orden. Cuando el lote se libera o se vende, el sistema les escribe a todas a la vez. Llámalas en este orden.',
  line: ({ kind, lot }: Pick<Line, 'kind' | 'lot'>): string =>
    kind === 'lot'
      ? `${lotNoun(lot ?? '', 'es')} ${lot}`
      : kind === 'construction'
        ? 'Avances de obra'
        : 'Próximo edificio',
  position: 'Lugar',
  name: 'Nombre',
  email: 'Correo',
  since: 'Confirmó',
  keptUntil: 'Se borra',
}

const en: typeof es = {
  title: 'Waiting list',
  note: 'People who confirmed their e-mail, in order. When the lot becomes available or is sold, the system writes to all of them at once. Call them in this order.',
  line: ({ kind, lot }) =>
    kind === 'lot'
      ? `${lotNoun(lot ?? '', 'en')} ${lot}`
      : kind === 'construction'
        ? 'Construction updates'
        : 'Next building',
  position: 'Place',
  name: 'Name',
  email: 'E-mail',
  since: 'Confirmed',
  keptUntil: 'Erased on',
}

export const waitingListMessages: Record<Language, typeof es> = { es, en }
