import type { NewsPage } from '@app/domain/snapshot/globals.schema'

export const newsPage: NewsPage = {
  header: {
    title: { es: 'Noticias', en: 'News' },
    titleBold: { es: 'de la obra al mar', en: 'from site to sea' },
    intro: {
      es: 'Lanzamientos, avances de obra, ferias y sorteos: lo que hacemos, contado por quienes lo hacemos.',
      en: 'Launches, progress on site, fairs and draws: what we do, told by the people who do it.',
    },
    poster: 'news-poster',
    videos: ['news-loop-webm', 'news-loop-mp4'],
    phoneVideos: ['news-loop-phone-webm', 'news-loop-phone-mp4'],
  },
  banner: {
    title: { es: 'Síguenos', en: 'Follow us' },
    titleBold: { es: 'de cerca', en: 'day by day' },
    text: {
      es: 'En nuestras redes mostramos la obra, las visitas a los proyectos y las fechas de cada sorteo.',
      en: 'On our social channels we show work on site, visits to the projects and the dates of every draw.',
    },
    socialsTitle: { es: 'Nuestras redes', en: 'Our channels' },
    image: 'bahia-serena-beach',
  },
  contact: {
    title: { es: '¿Te interesó', en: 'Did something' },
    titleBold: { es: 'algo que leíste?', en: 'catch your eye?' },
    intro: {
      es: 'Escríbenos y un asesor te contará el resto: condiciones, planos y cómo visitar el proyecto.',
      en: 'Write to us and an adviser will tell you the rest: terms, plans and how to visit the project.',
    },
    image: 'santorini-beach',
  },
  seo: {
    title: { es: 'Noticias', en: 'News' },
    description: {
      es: 'Lanzamientos, avances de obra, eventos, sorteos y notas de prensa de Sillar & Mar en Arequipa, Lima, Cusco y Tumbes.',
      en: 'Launches, construction progress, events, draws and press releases from Sillar & Mar in Arequipa, Lima, Cusco and Tumbes.',
    },
  },
}
