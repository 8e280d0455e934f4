// Answers to the questions that buyers ask first. They are examples until the company's lawyer has reviewed them, and a
// note on the page says so.
import type { ProjectAnswers } from '@app/domain/snapshot/project-answers.schema'

type Question = ProjectAnswers['questions'][number]

const buyFromAbroad: Question = {
  question: { es: '¿Puedo comprar desde el extranjero?', en: 'Can I buy from abroad?' },
  answer: {
    es: 'Sí. Ves el proyecto por videollamada, firmas con un poder otorgado en el consulado peruano y pagas por transferencia en dólares o en soles.',
    en: 'Yes. We show you the project by video call, you sign through a power of attorney granted at a Peruvian consulate, and you pay by transfer in dollars or soles.',
  },
}

const latePayment: Question = {
  question: { es: '¿Qué pasa si me atraso en una cuota?', en: 'What if I am late with an instalment?' },
  answer: {
    es: 'Te llamamos y buscamos una fecha nueva contigo. El plazo para ponerte al día y sus consecuencias están en el contrato, que lees antes de firmar.',
    en: 'We call you and look for a new date together. How long you have to catch up, and what happens then, is in the contract, which you read before signing.',
  },
}

const earlyPayment: Question = {
  question: { es: '¿Puedo pagar antes?', en: 'Can I pay early?' },
  answer: {
    es: 'Sí, sin penalidad. Como no hay intereses, adelantar cuotas no cambia el precio: solo terminas antes.',
    en: 'Yes, without a penalty. Since there is no interest, paying ahead does not change the price: you simply finish sooner.',
  },
}

const constructionStop: Question = {
  question: { es: '¿Qué pasa si la obra se detiene?', en: 'What if the works stop?' },
  answer: {
    es: 'Lo publicamos aquí, con el motivo y la fecha en que se retoma. Si la entrega pasa del plazo del contrato, este te permite dejarlo y recuperar lo pagado.',
    en: 'We say so here, with the reason and the date they resume. If delivery runs past the contract’s deadline, the contract lets you withdraw and get back what you paid.',
  },
}

const lotBuilder: Question = {
  question: { es: '¿Quién construye?', en: 'Who builds it?' },
  answer: {
    es: 'Nosotros hacemos calles, redes y áreas comunes con contratistas. Tu casa la construyes tú, con quien elijas y según el reglamento.',
    en: 'We build the streets, utilities and shared areas with contractors. You build your own house, with whoever you choose and within the rules of the condominium.',
  },
}

const interestFree: Question = {
  question: { es: '¿De verdad no hay intereses?', en: 'Is it really interest-free?' },
  answer: {
    es: 'Sí. Pagas el precio de lista, repartido en una inicial y cuotas iguales: súmalas y llegas al mismo precio.',
    en: 'Yes. You pay the list price, divided into a down payment and equal instalments: add them up and you get the same price.',
  },
}

const lotRegistration: Question = {
  question: { es: '¿Cuándo se inscribe el lote a mi nombre?', en: 'When is the lot registered in my name?' },
  answer: {
    es: 'Cuando terminas de pagar y el lote tiene partida propia. Los gastos notariales y registrales se pagan aparte.',
    en: 'Once it is paid in full and the lot has its own registry entry. Notary and registry fees are paid separately.',
  },
}

const apartmentBuilder: Question = {
  question: lotBuilder.question,
  answer: {
    es: 'Una constructora que contratamos y supervisamos. Su nombre y su seguro de obra figuran en el contrato.',
    en: 'A building company that we hire and supervise. Its name and its construction insurance are in the contract.',
  },
}

const soldOutBuilding: Question = {
  question: { es: '¿Queda algún departamento?', en: 'Are any apartments left?' },
  answer: {
    es: 'No. El edificio está vendido y entregado; con la lista de espera te avisamos del próximo.',
    en: 'No. The building is sold out and handed over; join the waiting list and we will tell you about the next one.',
  },
}

const resale: Question = {
  question: { es: '¿Puedo comprar a un propietario?', en: 'Can I buy from an owner?' },
  answer: {
    es: 'Sí, directamente con él: nosotros no intervenimos ni cobramos. Pide la partida registral actualizada antes de pagar.',
    en: 'Yes, directly: we take no part in it and charge nothing. Ask for an up-to-date registry entry before you pay.',
  },
}

export const lotQuestions: Question[] = [
  interestFree,
  buyFromAbroad,
  latePayment,
  earlyPayment,
  constructionStop,
  lotBuilder,
  lotRegistration,
]
export const apartmentQuestions: Question[] = [
  buyFromAbroad,
  latePayment,
  earlyPayment,
  constructionStop,
  apartmentBuilder,
]
export const soldOutQuestions: Question[] = [soldOutBuilding, resale]
