// Demo values: numbers, addresses and accounts are recognisably fictional, so no one is contacted by mistake. Staff
// replace them in the CMS.

import { brand } from '@app/brand/brand'
import { formatHours } from '@app/domain/lead/format-hours'
import type { SiteSettings } from '@app/domain/snapshot/globals.schema'

/** Returns the opening hours as one sentence, without the closed days at the end. */
function openingHours(locale: 'es' | 'en'): string {
  const openDays = formatHours(locale).slice(0, -1)
  const hoursText = openDays.map(({ days, hours }) => `${days}, ${hours}`).join('; ')
  return `${hoursText.charAt(0).toUpperCase()}${hoursText.slice(1)}`
}

export const siteSettings: SiteSettings = {
  brand: brand.name,
  legalName: `${brand.name} S.A.C.`,
  ruc: '20000000000',
  privacyOfficer: 'Amparo Ejemplo',
  copyrightFrom: 2024,
  offices: [
    {
      key: 'arequipa',
      city: 'Arequipa',
      address: { es: 'Av.\u00a0Demostración\u00a0100, Arequipa', en: 'Av.\u00a0Demostración\u00a0100, Arequipa' },
      phone: '+51 900 000 001',
      email: `arequipa@${brand.domain}`,
      hours: { es: openingHours('es'), en: openingHours('en') },
    },
    {
      key: 'lima',
      city: 'Lima',
      address: { es: 'Av.\u00a0Demostración\u00a0200, Lima', en: 'Av.\u00a0Demostración\u00a0200, Lima' },
      phone: '+51 900 000 002',
      email: `lima@${brand.domain}`,
      hours: { es: openingHours('es'), en: openingHours('en') },
    },
  ],
  chatNumber: '51900000001',
  chatGreeting: {
    es: `Hola, vengo de la web de ${brand.name} y me gustaría recibir información.`,
    en: `Hello, I found you on the ${brand.name} website and would like some information.`,
  },
  socials: [
    { network: 'facebook', url: 'https://www.facebook.com/sillarymar.demo' },
    { network: 'instagram', url: 'https://www.instagram.com/sillarymar.demo' },
    { network: 'tiktok', url: 'https://www.tiktok.com/@sillarymar.demo' },
    { network: 'youtube', url: 'https://www.youtube.com/@sillarymar.demo' },
  ],
  policyDocument: 'politica-de-gestion',
  logos: {
    condominium: 'logo-brand',
    condominiumOnDark: 'logo-brand-light',
    apartment: 'logo-brand-apartment',
    apartmentOnDark: 'logo-brand-apartment-light',
    mark: 'logo-mark',
  },
  exchangeRate: { solesPerDollar: 3.85, date: '2026-11-02' },
  seo: {
    titleSuffix: brand.name,
    description: {
      es: 'Lotes de playa y de campo, y departamentos, en Arequipa, Tumbes, Lima y Cusco. Lotes en cuotas mensuales sin intereses.',
      en: 'Beach and countryside lots and apartments in Arequipa, Tumbes, Lima and Cusco, Peru. Lots in interest-free monthly instalments.',
    },
    image: 'santorini-hero-1',
  },
}
