import type { LotState } from '@app/domain/lot/lot.schema'
import type { Language } from '../../../panel/language/language'

/** Returns whether a block is a floor of an apartment building. Blocks of lots are letters. */
const isFloor = (block: string) => /^\d/.test(block)

type NamedLot = { code: string; state: LotState; size: string; price: string }

const es = {
  title: 'Lotes',
  project: 'Proyecto',
  show: 'Ver',
  states: { free: 'Disponible', held: 'Separado', sold: 'Vendido' } as Record<LotState, string>,
  count: (count: number, state: LotState): string => {
    const name = es.states[state].toLowerCase()
    return count === 1 ? `1 ${name}` : `${count} ${name}s`
  },
  block: (block: string) => (isFloor(block) ? `Piso ${block}` : `Manzana ${block}`),
  chooseBlock: (block: string) => (isFloor(block) ? `Elegir todo el piso ${block}` : `Elegir toda la manzana ${block}`),
  none: 'Este proyecto todavía no tiene lotes. Súbelos con un archivo CSV.',
  chosen: (count: number) => (count === 1 ? '1 lote elegido' : `${count} lotes elegidos`),
  hint: 'Elige uno o varios lotes para cambiarlos.',
  make: (state: string) => `Marcar como ${state.toLowerCase()}`,
  until: 'Separado hasta',
  done: (count: number) => (count === 1 ? 'Listo: 1 lote.' : `Listo: ${count} lotes.`),
  since: (when: string, by: string | null) => (by ? `${when}, ${by}` : when),
  heldUntil: (when: string) => `hasta ${when}`,
  waiting: (count: number): string | undefined => (count === 0 ? undefined : `${count} en espera`),
  state: 'Estado',
  allStates: 'Todos',
  code: 'Código',
  found: (count: number) => (count === 1 ? '1 lote' : `${count} lotes`),
  undo: 'Deshacer',
  undone: 'Listo: vuelve a estar disponible.',
  sell: {
    title: (codes: readonly string[]) =>
      codes.length === 1 ? `¿Marcar ${codes[0]} como vendido?` : `¿Marcar ${codes.length} lotes como vendidos?`,
    consequences: (waiting: number) => [
      'Los visitantes lo ven como vendido en menos de diez segundos, y ya no se puede cotizar.',
      ...(waiting === 0
        ? []
        : [
            waiting === 1
              ? 'La persona que espera recibe un correo que dice que se vendió.'
              : `Las ${waiting} personas que esperan reciben un correo que dice que se vendió.`,
          ]),
      'Si era el más barato, la cuota que anuncia el proyecto puede dejar de ser cierta. El panel te avisa.',
    ],
    cancel: 'Cancelar',
    confirm: (count: number): string => (count === 1 ? 'Sí, está vendido' : 'Sí, están vendidos'),
  },
  download: 'Descargar CSV',
  upload: 'Subir CSV',
  uploaded: (added: number, changed: number) =>
    `Listo: ${added} nuevos, ${changed} actualizados. Se publicará enseguida.`,
  line: (line: number, text: string) => `Línea ${line}: ${text}`,
  failed: 'No se guardó. Vuelve a intentarlo.',
  rejectedState: 'No se guardó. Vuelve a intentarlo.',
  note: 'Los visitantes ven el cambio de estado en menos de diez segundos. El sitio nunca muestra quién separó un lote.',
  plan: (project: string) => `Plano de lotes de ${project}`,
  wholePlan: 'Todo el plano',
  showBlock: 'Acercar una manzana',
  lotName: ({ code, state, size, price }: NamedLot): string => `${code}, ${es.states[state]}, ${size}, ${price}`,
  lot: 'Lote',
  chooseOne: 'Elige un lote para ver sus datos.',
  price: 'Precio',
  size: 'Área',
  holdOne: 'Separar un lote',
  holdingFor: (name: string) => `Elige el lote que quieres separar para ${name}.`,
  holder: 'Separado para',
  noHolder: 'Sin persona',
  changedBy: 'Último cambio',
  nobody: 'El sistema',
  waitingList: 'Lista de espera',
  held: 'Separados',
  expiringFirst: 'por vencer primero',
  chooseAll: (count: number): string => (count === 1 ? 'Elegir el lote' : `Elegir los ${count} lotes`),
  prices: {
    newPrice: 'Precio nuevo en US$',
    percent: 'Cambiar el precio en %',
    wrongPrice: 'Escribe un precio, como 21,225',
    wrongPercent: 'Escribe un porcentaje entre -30 y 30, como 5 o -2.5',
    change: (count: number): string => (count === 1 ? 'Cambiar el precio' : `Cambiar ${count} precios`),
    preview: (code: string, before: string, after: string) => `${code}: de ${before} a ${after}`,
    done: (count: number): string =>
      count === 1 ? 'Listo: 1 precio. Se publicará enseguida.' : `Listo: ${count} precios. Se publicarán enseguida.`,
  },
}

const en: typeof es = {
  title: 'Lots',
  project: 'Project',
  show: 'Show',
  states: { free: 'Available', held: 'Held', sold: 'Sold' },
  count: (count, state) => `${count} ${en.states[state].toLowerCase()}`,
  block: (block) => (isFloor(block) ? `Floor ${block}` : `Block ${block}`),
  chooseBlock: (block) => (isFloor(block) ? `Select all of floor ${block}` : `Select all of block ${block}`),
  none: 'This project has no lots yet. Import them from a CSV file.',
  chosen: (count) => (count === 1 ? '1 lot selected' : `${count} lots selected`),
  hint: 'Select one or more lots to change them.',
  make: (state) => `Mark as ${state.toLowerCase()}`,
  until: 'Held until',
  done: (count) => (count === 1 ? 'Done: 1 lot.' : `Done: ${count} lots.`),
  since: (when, by) => (by ? `${when}, ${by}` : when),
  heldUntil: (when) => `until ${when}`,
  waiting: (count) => (count === 0 ? undefined : `${count} waiting`),
  state: 'State',
  allStates: 'All',
  code: 'Code',
  found: (count) => (count === 1 ? '1 lot' : `${count} lots`),
  undo: 'Undo',
  undone: 'Done: available again.',
  sell: {
    title: (codes) => (codes.length === 1 ? `Mark ${codes[0]} as sold?` : `Mark ${codes.length} lots as sold?`),
    consequences: (waiting) => [
      'Visitors see it as sold within ten seconds, and can no longer get a quote for it.',
      ...(waiting === 0
        ? []
        : [
            waiting === 1
              ? 'The person who waits gets a mail that it was sold.'
              : `The ${waiting} people who wait get a mail that it was sold.`,
          ]),
      'If it was the cheapest, the advertised instalment of the project may no longer be true. The panel warns you.',
    ],
    cancel: 'Cancel',
    confirm: (count) => (count === 1 ? 'Yes, it is sold' : 'Yes, they are sold'),
  },
  download: 'Download CSV',
  upload: 'Upload CSV',
  uploaded: (added, changed) => `Done: ${added} new, ${changed} updated. They will be published now.`,
  line: (line, text) => `Line ${line}: ${text}`,
  failed: 'It was not saved. Try again.',
  rejectedState: 'It was not saved. Try again.',
  note: 'Visitors see a new state within ten seconds. The site never shows who holds a lot.',
  plan: (project) => `Plan of the lots of ${project}`,
  wholePlan: 'Whole plan',
  showBlock: 'Zoom in on a block',
  lotName: ({ code, state, size, price }) => `${code}, ${en.states[state]}, ${size}, ${price}`,
  lot: 'Lot',
  chooseOne: 'Select a lot to see its details.',
  price: 'Price',
  size: 'Area',
  holdOne: 'Hold a lot',
  holdingFor: (name) => `Select the lot to hold for ${name}.`,
  holder: 'Held for',
  noHolder: 'No person',
  changedBy: 'Last change',
  nobody: 'The system',
  waitingList: 'Waiting list',
  held: 'Held',
  expiringFirst: 'expiring first',
  chooseAll: (count) => (count === 1 ? 'Select the lot' : `Select the ${count} lots`),
  prices: {
    newPrice: 'New price in US$',
    percent: 'Change the price by %',
    wrongPrice: 'Enter a price, such as 21,225',
    wrongPercent: 'Enter a percentage between -30 and 30, such as 5 or -2.5',
    change: (count) => (count === 1 ? 'Change the price' : `Change ${count} prices`),
    preview: (code, before, after) => `${code}: from ${before} to ${after}`,
    done: (count) =>
      count === 1 ? 'Done: 1 price. It will be published now.' : `Done: ${count} prices. They will be published now.`,
  },
}

export const lotMessages: Record<Language, typeof es> = { es, en }
