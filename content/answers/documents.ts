// Sample documents that buyers can open. `pnpm documents:write` generates their files.
import { brand } from '@app/brand/brand'
import type { Localized } from '@app/domain/language/localized.schema'
import type { ProjectAnswers } from '@app/domain/snapshot/project-answers.schema'
import { documentFile, type SampleKind } from '../documents/document-files'

type ProjectDocument = ProjectAnswers['documents'][number]
type Description = Pick<ProjectDocument, 'name' | 'issuer' | 'proves'>

const registry: Localized = { es: 'Registro de predios', en: 'Land registry' }
const municipality: Localized = { es: 'Municipalidad', en: 'Municipality' }
const company: Localized = { es: brand.name, en: brand.name }

const shared = {
  registry: {
    name: { es: 'Partida registral del terreno', en: 'Registry extract of the land' },
    issuer: registry,
    proves: {
      es: 'De quién es el terreno y si tiene hipotecas o cargas.',
      en: 'Who owns the land, and whether it is mortgaged.',
    },
  },
  contract: {
    name: { es: 'Modelo de contrato', en: 'Contract draft' },
    issuer: company,
    proves: {
      es: 'Qué firmas: precio, plazos, demoras y cómo salir.',
      en: 'What you sign: price, dates, delays and how to withdraw.',
    },
  },
} satisfies Partial<Record<SampleKind, Description>>

const lotDescriptions: Record<SampleKind, Description> = {
  ...shared,
  licence: {
    name: { es: 'Licencia de habilitación urbana', en: 'Land development licence' },
    issuer: municipality,
    proves: {
      es: 'Que la municipalidad autorizó las calles, las redes y los lotes.',
      en: 'That the municipality allows the streets, the utilities and the lots.',
    },
  },
  plan: {
    name: { es: 'Plano de lotización', en: 'Site plan' },
    issuer: company,
    proves: {
      es: 'Dónde queda cada lote, cuánto mide y qué lo rodea.',
      en: 'Where each lot is, its size and what is around it.',
    },
  },
  delivery: {
    name: { es: 'Condiciones de entrega', en: 'Delivery terms' },
    issuer: company,
    proves: {
      es: 'Cuándo y cómo recibes tu lote, y con qué servicios.',
      en: 'When and how you receive your lot, and with which services.',
    },
  },
}

const apartmentDescriptions: Record<SampleKind, Description> = {
  ...shared,
  licence: {
    name: { es: 'Licencia de edificación', en: 'Building licence' },
    issuer: municipality,
    proves: {
      es: 'Que la municipalidad autorizó construir el edificio.',
      en: 'That the municipality allows the building.',
    },
  },
  plan: {
    name: { es: 'Plantas de los departamentos', en: 'Floor plans' },
    issuer: company,
    proves: {
      es: 'Cómo se reparte cada departamento y cuánto mide.',
      en: 'How each apartment is laid out, and its size.',
    },
  },
  delivery: {
    name: { es: 'Condiciones de entrega', en: 'Delivery terms' },
    issuer: company,
    proves: {
      es: 'Cuándo y cómo recibes tu departamento.',
      en: 'When and how you receive your apartment.',
    },
  },
}

/** The day of the current list prices and of the draft documents that use them. */
const draftedOn = '2026-11-02'

type Dates = { registry: string; licence: string }

const documents =
  (descriptions: Record<SampleKind, Description>) =>
  (project: string, { registry: registryOn, licence: licenceOn }: Dates): ProjectDocument[] => {
    const sample = (kind: SampleKind, date: string): ProjectDocument => ({
      kind,
      ...descriptions[kind],
      number: null,
      date,
      note: null,
      file: documentFile(project, kind),
    })
    return [
      sample('registry', registryOn),
      sample('licence', licenceOn),
      // The municipality approves the plan with the licence.
      sample('plan', licenceOn),
      sample('contract', draftedOn),
      sample('delivery', draftedOn),
    ]
  }

export const lotDocuments = documents(lotDescriptions)
export const apartmentDocuments = documents(apartmentDescriptions)

/** A document that was applied for but has not been issued yet. The page lists it too. */
export const pendingLotEntries: ProjectDocument = {
  kind: 'other',
  name: { es: 'Independización de los lotes', en: 'A registry entry for each lot' },
  proves: null,
  issuer: registry,
  number: null,
  date: null,
  note: { es: 'En trámite desde setiembre de 2026', en: 'In process since September 2026' },
  file: null,
}
