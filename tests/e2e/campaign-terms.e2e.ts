import { expect, test } from '@playwright/test'
import { open } from './support/site'

const spanish: [string, string[]][] = [
  [
    'viaje-huacachina',
    [
      'Del 1 de febrero al 4 de agosto de 2025',
      'Pagar el 80 % de sus cuotas.',
      'Pagar el total de su lote o departamento.',
      'El sorteo se realiza el 5 de agosto de 2025.',
      'Si el ganador no reclama el premio hasta el 7 de agosto de 2025, lo pierde y se avisa al siguiente suplente.',
      'un viaje a Huacachina para 2 personas, del 15 al 17 de agosto de 2025',
    ],
  ],
  [
    'sorteo-bahia-serena',
    [
      'Hasta el 24 de abril de 2025',
      'Hay un solo ganador.',
      'un viaje a Tumbes para 2 personas',
      'firma el contrato hasta el 30 de abril de 2025',
    ],
  ],
  [
    'terminos6',
    [
      'Del 10 al 12 de octubre de 2025',
      'Del 16 al 19 de octubre de 2025',
      'termina antes si se agotan las 15 promociones',
      'recibe 3 lanzamientos del dado',
      'un lote desde 90 m² o un departamento desde 48 m²',
      'un solo premio por participante',
      'No se acumula con un descuento mayor de US$ 3,500.',
    ],
  ],
  [
    'terminos7',
    [
      'Del 1 al 25 de octubre de 2025',
      'se avisa el 5 de noviembre de 2025',
      'firma el contrato hasta el 10 de noviembre de 2025. Si no lo hace, no hay premio.',
      'pierde el premio y se avisa al siguiente suplente',
      'El premio se entrega después de firmar el contrato o de completar la cuota inicial.',
    ],
  ],
  [
    'terminos8',
    [
      'Del 1 al 31 de octubre de 2025',
      'Cuota inicial mínima: 20 % del precio',
      'Plazo: hasta 60 meses, sin intereses.',
      'S/ 3.60 por dólar',
      'Santorini: US$ 319.',
      'Punta Arena II: S/ 760.',
      'Prado Piamonte: US$ 278.',
    ],
  ],
  [
    'promociones2',
    [
      'Del 16 de junio al 12 de agosto de 2025',
      'Hay 6 ganadores.',
      'El sorteo se realiza el 13 de agosto de 2025.',
      'El ganador tiene 24 horas para responder y aceptar. Si no lo hace, pierde el premio y se avisa al siguiente suplente.',
      'El ganador recoge el premio en la sala de ventas que se le indique',
    ],
  ],
  ['venta-en-linea', ['Del 2 al 31 de julio de 2025', 'Hay 30 promociones.', 'un tope de US$ 2,500']],
  ['open-house-o2', ['Del 18 de julio al 2 de setiembre de 2025', 'Hay 12 promociones.']],
]

const english: [string, string[]][] = [
  [
    'viaje-huacachina',
    [
      'From 1 February to 4 August 2025',
      'Paying 80% of the instalments.',
      'The draw takes place on 5 August 2025.',
      'If the winner does not claim the prize by 7 August 2025',
      'a trip to Huacachina for 2 people, from 15 to 17 August 2025',
    ],
  ],
  ['sorteo-bahia-serena', ['Until 24 April 2025', 'There is one winner.', 'signs the contract by 30 April 2025']],
  [
    'terminos6',
    [
      'From 10 to 12 October 2025',
      'From 16 to 19 October 2025',
      'if the 15 promotions run out',
      '3 throws of the dice',
      'a lot from 90 m² or an apartment from 48 m²',
      'more than US$ 3,500',
    ],
  ],
  ['terminos7', ['From 1 to 25 October 2025', 'is notified on 5 November 2025', 'by 10 November 2025']],
  ['terminos8', ['From 1 to 31 October 2025', '20% of the price', 'S/ 3.60 per US dollar', 'Punta Arena II: S/ 760.']],
  ['promociones2', ['From 16 June to 12 August 2025', 'There are 6 winners.', 'A winner has 24 hours to reply']],
  ['venta-en-linea', ['From 2 to 31 July 2025', 'There are 30 promotions.', 'capped at US$ 2,500']],
  ['open-house-o2', ['From 18 July to 2 September 2025', 'There are 12 promotions.']],
]

for (const [path, campaigns] of [
  ['/terminos-y-condiciones', spanish],
  ['/en/terms', english],
] as const)
  test(`${path} states the agreed dates and figures of every campaign`, async ({ page }) => {
    await open(page, `${path}?section=promociones`)
    for (const [key, phrases] of campaigns) {
      const terms = page.locator(`#${key}`)
      await expect(terms).toBeVisible()
      for (const phrase of phrases) await expect(terms).toContainText(phrase)
    }
  })
