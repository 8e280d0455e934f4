import type { SocialCampaign } from '@app/domain/snapshot/people.schema'

export const socialCampaigns: SocialCampaign[] = [
  {
    key: 'school-supplies',
    order: 1,
    group: 'community',
    title: { es: 'De vuelta', en: 'Back to' },
    titleBold: { es: 'al cole', en: 'the classroom' },
    dateLabel: { es: 'Marzo de 2025', en: 'March 2025' },
    paragraph: {
      es: 'Antes del inicio de clases, nuestras sedes de Arequipa y Lima recibieron cuadernos, colores y mochilas. Los clientes los trajeron, el equipo los ordenó por grado y juntos los llevamos a familias que viven cerca de nuestras obras.',
      en: 'Before the school year began, our offices in Arequipa and Lima collected notebooks, pencils and backpacks. Clients brought them, our team sorted them by school year, and together we took them to families living near our sites.',
    },
    images: ['social-school'],
    button: {
      label: { es: 'Quiero participar', en: 'I want to take part' },
      href: { es: '#form-section', en: '#form-section' },
    },
  },
  {
    key: 'winter-coats',
    order: 2,
    group: 'community',
    title: { es: 'Abrigo para', en: 'Warm coats for' },
    titleBold: { es: 'las alturas', en: 'the highlands' },
    dateLabel: { es: 'Junio de 2025', en: 'June 2025' },
    paragraph: {
      es: 'Cuando en la costa refresca, en las partes altas hiela. Reunimos frazadas, casacas y chompas en buen estado, las lavamos y las llevamos antes de las noches más frías. Quien donó recibió una nota contando adónde fue su paquete.',
      en: 'When the coast turns cool, the high country freezes. We gathered blankets, jackets and jumpers in good condition, washed them and took them up before the coldest nights. Everyone who gave received a note saying where their parcel went.',
    },
    images: ['killa-street'],
    button: null,
  },
  {
    key: 'site-open-to-neighbours',
    order: 3,
    group: 'community',
    title: { es: 'La obra abre', en: 'The site opens' },
    titleBold: { es: 'sus puertas', en: 'to neighbours' },
    dateLabel: { es: 'Abril de 2026', en: 'April 2026' },
    paragraph: {
      es: 'Invitamos a los vecinos de Punta de Bombón a recorrer la obra con casco y chaleco. Vieron las redes antes de que quedaran bajo tierra, preguntaron por el polvo y los horarios, y nos dejaron una lista de pedidos que pegamos en la caseta.',
      en: 'We invited the neighbours of Punta de Bombón to walk the site in hard hats and vests. They saw the pipes before they went underground, asked about dust and working hours, and left us a list of requests that we pinned up in the site office.',
    },
    images: ['punta-arena-lot', 'punta-arena-stage-2'],
    button: {
      label: { es: 'Ver el avance de Punta Arena', en: 'See progress at Punta Arena' },
      href: { es: '/noticias/10', en: '/en/news/10' },
    },
  },
  {
    key: 'beach-clean-up',
    order: 4,
    group: 'environment',
    title: { es: 'Playa limpia,', en: 'Clean beach,' },
    titleBold: { es: 'verano tranquilo', en: 'easy summer' },
    dateLabel: { es: 'Enero de 2026', en: 'January 2026' },
    paragraph: {
      es: 'Una mañana de sábado, propietarios, asesores y bañistas caminaron la orilla de Mejía con guantes y costales. Separamos plástico, vidrio y redes en desuso, y lo que se podía reciclar salió de la playa ese mismo día.',
      en: 'One Saturday morning owners, advisers and holidaymakers walked the shore at Mejía with gloves and bags. We sorted plastic, glass and abandoned nets, and whatever could be recycled left the beach that same day.',
    },
    images: ['mykonos-beach', 'santorini-beach'],
    button: {
      label: { es: 'Conocer Mejía', en: 'Get to know Mejía' },
      href: { es: '/zonas/mejia', en: '/en/areas/mejia' },
    },
  },
  {
    key: 'tree-planting',
    order: 5,
    group: 'environment',
    title: { es: 'Un árbol', en: 'A tree' },
    titleBold: { es: 'por familia', en: 'for each family' },
    dateLabel: { es: 'Setiembre de 2025', en: 'September 2025' },
    paragraph: {
      es: 'En La Joya, las familias de Prado Piamonte plantaron el árbol que verán crecer frente a su lote. Elegimos especies que dan sombra y aguantan el sol de la campiña, y cada quien se llevó la tarea de regarlo.',
      en: 'In La Joya the families of Prado Piamonte planted the tree they will watch grow in front of their lot. We chose species that give shade and stand up to the sun, and each family took home the job of watering its own.',
    },
    images: ['social-trees', 'prado-piamonte-meadow'],
    button: {
      label: { es: 'Ver Prado Piamonte', en: 'See Prado Piamonte' },
      href: { es: '/proyectos/condominios/prado-piamonte', en: '/en/projects/condominiums/prado-piamonte' },
    },
  },
  {
    key: 'dune-care',
    order: 6,
    group: 'environment',
    title: { es: 'La duna', en: 'The dune' },
    titleBold: { es: 'también vive', en: 'is alive too' },
    dateLabel: { es: 'Mayo de 2026', en: 'May 2026' },
    paragraph: {
      es: 'En Punta Arena señalizamos los senderos y repusimos plantas que sujetan la arena. La regla es simple: se camina por la madera y la duna se mira. Los niños hicieron los carteles, así que nadie se atreve a desobedecerlos.',
      en: 'At Punta Arena we marked the paths and replanted the species that hold the sand in place. The rule is simple: walk on the wood, look at the dune. The children painted the signs, so nobody dares to disobey them.',
    },
    images: ['punta-arena-street', 'punta-arena-aerial'],
    button: {
      label: { es: 'Ver Punta Arena', en: 'See Punta Arena' },
      href: { es: '/proyectos/condominios/punta-arena', en: '/en/projects/condominiums/punta-arena' },
    },
  },
]
