import { home } from '../../../content/home'

/** Returns the heading of the home page's first section. */
export const heroTitle = (locale: 'es' | 'en') => `${home.hero.title[locale]} ${home.hero.titleBold[locale]}`
