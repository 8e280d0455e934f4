import { siteSettings } from '../site-settings'
import { documentFile } from './document-files'
import { formatBoth, isBuilding, type ProjectFacts } from './project-facts'
import type { SampleDocument } from './sample-document'

const blank = '____________'

export function contractDocument(facts: ProjectFacts, date: string): SampleDocument {
  const { project, unit, place, company, delivery } = facts
  const code = isBuilding(facts) ? 'n.º' : 'código'
  return {
    file: documentFile(project.slug, 'contract'),
    project: project.name,
    kind: 'contract',
    title: 'Modelo de contrato de compraventa',
    issuer: company,
    date,
    blocks: [
      {
        type: 'clauses',
        clauses: [
          {
            title: 'Quiénes firman',
            text: `Vende ${company}, RUC ${siteSettings.ruc}, con poder inscrito en la partida ${blank}. Compra ${blank}, con documento de identidad ${blank}.`,
          },
          {
            title: 'Qué se vende',
            text: `El ${unit} ${code} ${blank} de ${project.name}, en ${place}, de ${blank} m², con los linderos y medidas del plano que va anexo. Es un bien futuro: todavía no existe como lo recibirás, y este contrato dice cómo y cuándo existirá.`,
          },
          { title: 'Precio y forma de pago', text: paymentText(facts) },
          {
            title: 'Qué no incluye el precio',
            text:
              project.answers?.notInPrice?.es ??
              'Los gastos notariales y registrales, ni el mantenimiento mensual desde la entrega.',
          },
          {
            title: 'Entrega',
            text: `En ${delivery}. ${facts.facts.deliveryNote?.es ?? ''} Las condiciones de entrega son el anexo 2.`,
          },
          {
            title: 'Si nos demoramos',
            text: 'Te avisamos por escrito con el motivo y la nueva fecha. Si pasa la tolerancia, puedes dejar el contrato y recuperar lo pagado, o seguir y cobrar una penalidad de US$ ____ por mes.',
          },
          {
            title: 'Si te atrasas',
            text: 'Te avisamos por escrito y acordamos una fecha nueva. Tienes ____ días para ponerte al día antes de cualquier otra consecuencia.',
          },
          { title: 'Pagos adelantados', text: 'Puedes adelantar pagos cuando quieras, sin penalidad.' },
          {
            title: 'Inscripción a tu nombre',
            text: `Firmamos la escritura pública cuando terminas de pagar y el ${unit} tiene partida propia. Respondemos por el saneamiento: que nadie más reclame lo que te vendimos y que no tenga defectos ocultos.`,
          },
          {
            title: 'Reclamos',
            text: 'Puedes usar nuestro Libro de Reclamaciones, acudir al Indecopi o a los jueces de tu domicilio.',
          },
        ],
      },
    ],
    checks: [
      {
        question: '¿Están todos los números?',
        answer: 'No firmes con espacios en blanco: código, área, precio, fechas y penalidades van escritos.',
      },
      {
        question: '¿Dice lo mismo que te ofrecieron?',
        answer: 'La publicidad y la proforma también obligan. Pide que se anexen.',
      },
      {
        question: '¿Cómo se sale?',
        answer: 'Busca qué pasa si nos demoramos, si te atrasas y si ya no quieres seguir.',
      },
    ],
    summary: `Draft of the sale contract of ${project.name}: who signs, what is sold, price, delivery, delays on either side and how to withdraw. Do not sign a contract with blanks.`,
  }
}

function paymentText({ example, unit }: ProjectFacts): string {
  const rate = siteSettings.exchangeRate.solesPerDollar.toFixed(2)
  if (!example)
    return 'El precio de lista del día, en dólares o en soles. La inicial, el plazo y las cuotas se acuerdan contigo y se escriben aquí antes de firmar.'
  const { plan, lot } = example
  return `El precio de lista del día, sin intereses. Ejemplo con el ${unit} ${lot ?? ''}: precio ${formatBoth(plan.price)}; inicial ${formatBoth(plan.down)}; ${plan.months} cuotas mensuales de ${formatBoth(plan.instalment)}. Tipo de cambio: S/ ${rate} por dólar. Puedes pagar en cualquiera de las dos monedas.`
}
