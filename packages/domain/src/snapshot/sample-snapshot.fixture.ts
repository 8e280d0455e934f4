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
  documents: documentKinds.slice(0, 5).map((kind) => ({
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
    logo: 'image',
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
    slider: [{ type: 'image', image: `${slug}-hero`, video: null }],
    area: { ...heading, description: text, amenities: [], building: null },
    gallery: {
      ...heading,
      subtitle: null,
      note: null,
      images: ['image'],
      sliders: [],
      panorama: null,
      tourUrl: null,
      videos: [],
      videoPoster: null,
      videoUrl: null,
      cta: { ...heading, description: text, buttonText: text, more: null },
    },
    stages: null,
    virtual: null,
    promoBanner: null,
    location: {
      ...heading,
      description: text,
      map: 'image',
      coordinates: null,
      googleMapsUrl: null,
      wazeUrl: null,
      note: null,
    },
    related: { ...heading, projects: [slug] },
    contact: { ...heading, intro: text, image: 'image' },
    answers: sampleAnswers(),
    seo,
    ...changes,
  }
}

export function sampleArticle(changes: Partial<Article> = {}): Article {
  return {
    number: 1,
    category: 'press',
    image: 'image',
    publishedOn: '2026-01-01',
    dateLabel: text,
    author: text,
    title: text,
    summary: text,
    body: text,
    ...changes,
  }
}

function sampleImage(key: string): Snapshot['media'][number] {
  return {
    kind: 'image',
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

const contact = { ...heading, intro: text, image: 'image' }
const header = { ...heading, intro: text, image: 'image' }
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
        condominium: 'image',
        condominiumOnDark: 'image',
        apartment: 'image',
        apartmentOnDark: 'image',
        mark: 'image',
      },
      exchangeRate: { solesPerDollar: 3.85, date: '2026-01-01' },
      seo: { titleSuffix: 'Casa Demo', description: text, image: 'image' },
    },
    navigation: { items: [], action: text },
    home: {
      hero: {
        ...heading,
        intro: text,
        primaryCta: text,
        secondaryCta: text,
        poster: 'image',
        videos: [],
        phoneVideos: [],
      },
      claims: [],
      projects: heading,
      about: { ...heading, intro: text, body: text, button: text, image: 'image' },
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
      certifications: { ...heading, intro: text },
      statistics: [],
      contact,
      seo,
    },
    socialResponsibility: {
      header,
      community: { ...heading, intro: text },
      solutions: { ...heading, intro: text, items: [solution], image: 'image' },
      environment: { ...heading, intro: text },
      newsBanner: { ...heading, text, button: text, image: 'image' },
      contact,
      seo,
    },
    referralProgramme: {
      header: { ...header, firstButton: text, secondButton: text },
      rewards: { ...heading, intro: text, button: text, items: [] },
      steps: { ...heading, items: [] },
      form: { ...heading, intro: text },
      banner: { ...heading, text, button: text },
      prizes: { ...heading, intro: text, items: [], image: 'image' },
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
      header: { ...heading, intro: text, poster: 'image', videos: [], phoneVideos: [] },
      banner: { ...heading, text, socialsTitle: text, image: 'image' },
      contact,
      seo,
    },
    termsPage: { ...heading, intro: text, contact, seo },
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
      waitingList: { ...heading, intro: text, button: text },
      appointment: { ...heading, intro: text },
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
      ...['image', 'santorini-hero', 'killa-hero', 'punta-arena-hero', 'punta-arena-2-hero'].map(sampleImage),
      { kind: 'document', key: 'document', alt: text, src: '/d.pdf', bytes: 20_480 },
    ],
    ...changes,
  }
}
