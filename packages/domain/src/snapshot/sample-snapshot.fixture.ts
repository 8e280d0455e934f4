// The sample has no content problems, but does not satisfy the minimum lengths of the schema. A test changes one part
// and expects a problem.

import type { Article } from './news.schema'
import type { Project } from './project.schema'
import { documentKinds, type ProjectAnswers } from './project-answers.schema'
import type { Snapshot } from './snapshot.schema'

const text = { es: 'Texto', en: 'Text' }
const heading = { title: text, titleBold: text }
const seo = { title: text, description: text }

/** Answers with the documents that a project on sale needs, and nothing else. */
export const sampleAnswers = (changes: Partial<ProjectAnswers> = {}): ProjectAnswers => ({
  isDemo: false,
  facts: {
    water: null,
    power: null,
    sewer: null,
    deliveryOn: null,
    deliveryNote: null,
    maintenanceUsd: null,
    maintenanceNote: null,
    rules: [],
    sandFromM: null,
    sandToM: null,
    drives: [],
  },
  papers: documentKinds.slice(0, 5).map((kind) => ({
    kind,
    name: text,
    proves: text,
    issuer: null,
    number: null,
    date: null,
    note: null,
    file: 'document',
  })),
  notInPrice: null,
  questions: [],
  caller: null,
  ...changes,
})

export function sampleProject(changes: Partial<Project> = {}): Project {
  const { slug = 'santorini' } = changes
  return {
    slug,
    kind: 'condominium',
    name: 'Santorini',
    logo: 'picture',
    crmId: 6,
    order: 1,
    place: 'mejia',
    typeLabel: text,
    status: 'pre-sale',
    soldOut: false,
    statusNote: null,
    monthlyFromUsd: 206,
    months: 60,
    minAreaM2: 100,
    conditions: text,
    cardImage: `${slug}-hero`,
    card: { description: null, detail1: null, detail2: null },
    infoBox: { infoBoxes: [] },
    slider: [{ type: 'image', image: `${slug}-hero`, film: null }],
    area: { ...heading, description: text, amenities: [], building: null },
    gallery: {
      ...heading,
      subtitle: null,
      note: null,
      images: ['picture'],
      sliders: [],
      panorama: null,
      tourUrl: null,
      films: [],
      filmPoster: null,
      videoUrl: null,
      cta: { ...heading, description: text, buttonText: text, more: null },
    },
    progress: null,
    virtual: null,
    promoBanner: null,
    location: {
      ...heading,
      description: text,
      map: 'picture',
      coordinates: null,
      googleMapsUrl: null,
      wazeUrl: null,
      note: null,
    },
    related: { ...heading, projects: [slug] },
    contact: { ...heading, lead: text, image: 'picture' },
    answers: sampleAnswers(),
    seo,
    ...changes,
  }
}

export function sampleArticle(changes: Partial<Article> = {}): Article {
  return {
    number: 1,
    category: 'press',
    image: 'picture',
    publishedOn: '2026-01-01',
    dateLabel: text,
    author: text,
    title: text,
    summary: text,
    body: text,
    ...changes,
  }
}

function samplePicture(key: string): Snapshot['media'][number] {
  return {
    kind: 'picture',
    key,
    alt: text,
    src: '/p.jpg',
    width: 1,
    height: 1,
    focal: { x: 50, y: 50 },
    sizes: [],
    square: null,
    preview: null,
  }
}

const contact = { ...heading, lead: text, image: 'picture' }
const header = { ...heading, lead: text, image: 'picture' }
const defaultTexts = { label: null, placeholder: null }
const solution = { title: text, description: text }

export function sampleSnapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    schemaVersion: 1,
    siteSettings: {
      brand: 'Casa Demo',
      legalName: 'Casa Demo (demo)',
      ruc: '20000000000',
      copyrightFrom: 2024,
      offices: [],
      chatNumber: '51900000000',
      chatGreeting: text,
      socials: [],
      policyDocument: null,
      logos: {
        condominium: 'picture',
        condominiumOnDark: 'picture',
        apartment: 'picture',
        apartmentOnDark: 'picture',
        mark: 'picture',
      },
      exchangeRate: { solesPerDollar: 3.85, date: '2026-01-01' },
      seo: { titleSuffix: 'Casa Demo', description: text, image: 'picture' },
    },
    navigation: { items: [], action: text },
    home: {
      hero: {
        ...heading,
        lead: text,
        primaryCta: text,
        secondaryCta: text,
        poster: 'picture',
        films: [],
        phoneFilms: [],
      },
      claims: [],
      projects: heading,
      about: { ...heading, lead: text, body: text, button: text, image: 'picture' },
      certifications: [],
      news: heading,
      testimonials: heading,
      contact,
      seo,
    },
    about: {
      header,
      history: text,
      mission: { ...heading, text },
      vision: { ...heading, text },
      projects: heading,
      values: { ...heading, items: [] },
      chronology: { ...heading, entries: [] },
      certifications: { ...heading, lead: text },
      statistics: [],
      contact,
      seo,
    },
    socialResponsibility: {
      header,
      community: { ...heading, lead: text },
      solutions: { ...heading, lead: text, items: [solution], image: 'picture' },
      environment: { ...heading, lead: text },
      newsBanner: { ...heading, text, button: text, image: 'picture' },
      contact,
      seo,
    },
    referralProgramme: {
      header: { ...header, firstButton: text, secondButton: text },
      rewards: { ...heading, lead: text, button: text, items: [] },
      steps: { ...heading, items: [] },
      form: { ...heading, lead: text },
      banner: { ...heading, text, button: text },
      prizes: { ...heading, lead: text, items: [], image: 'picture' },
      seo,
    },
    complaintBook: {
      ...heading,
      notice: text,
      claimDefinition: text,
      grievanceDefinition: text,
      establishments: [],
      dayRule: { kind: 'business', days: 15 },
      serviceNote: text,
      legalNotes: [text],
      seo,
    },
    newsPage: {
      header: { ...heading, lead: text, poster: 'picture', films: [], phoneFilms: [] },
      banner: { ...heading, text, socialsTitle: text, image: 'picture' },
      contact,
      seo,
    },
    termsPage: { ...heading, lead: text, contact, seo },
    formTexts: {
      lead: { ...heading, button: text, requiredNote: text, success: text, failure: text, receipt: text },
      fields: {
        firstName: defaultTexts,
        lastName: defaultTexts,
        email: defaultTexts,
        phone: defaultTexts,
        documentType: defaultTexts,
        document: defaultTexts,
        project: defaultTexts,
      },
      documents: [],
      waitingList: { ...heading, lead: text, button: text },
      appointment: { ...heading, lead: text },
    },
    maintenance: { on: false, title: text, message: text },
    lots: [],
    appointmentPlaces: [],
    projects: [sampleProject()],
    places: [{ slug: 'mejia', name: 'Mejía', region: 'Arequipa', order: 1, landing: null }],
    news: [sampleArticle()],
    newsCategories: [{ slug: 'press', label: text, order: 1 }],
    testimonials: [],
    campaigns: [],
    termsSections: [],
    socialCampaigns: [],
    popups: [],
    redirects: [],
    legalDocuments: [],
    consentTexts: [],
    media: [
      ...['picture', 'santorini-hero', 'killa-hero', 'punta-arena-hero', 'punta-arena-2-hero'].map(samplePicture),
      { kind: 'document', key: 'document', alt: text, src: '/d.pdf', bytes: 20_480 },
    ],
    ...changes,
  }
}
