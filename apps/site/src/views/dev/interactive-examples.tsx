// Wrappers for components that need state or take components as props, which Astro markup cannot provide.

import { Images, Play } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '@/components/button/button'
import { Carousel, CarouselControls, CarouselTrack } from '@/components/carousel/carousel'
import type { CarouselLabels } from '@/components/carousel/carousel-parts'
import { NoteRow } from '@/components/note-row/note-row'
import { PriceNote, type PriceNoteData } from '@/components/price/price-note'
import { ProjectCard, type ProjectCardData } from '@/components/project-card/project-card'
import { FilterTabs, TabList, TabPanel } from '@/components/tabs/tabs'

export function TabsExample({ look }: { look: 'row' | 'segments' }) {
  const [selected, setSelected] = useState('one')
  const tabs = [
    { id: 'one', label: 'Uno', icon: Images },
    { id: 'two', label: 'Dos', icon: Play, count: 2 },
  ]
  const idPrefix = `example-${look}`
  return (
    <div>
      <TabList look={look} label="Ejemplo" tabs={tabs} selected={selected} onSelect={setSelected} idPrefix={idPrefix} />
      {tabs.map(({ id, label }) => (
        <TabPanel key={id} id={id} idPrefix={idPrefix} isSelected={id === selected}>
          Panel {label}
        </TabPanel>
      ))}
    </div>
  )
}

export function FilterExample() {
  const [choice, setChoice] = useState('all')
  const choices = [
    { id: 'all', label: 'Todos', count: 10 },
    { id: 'pre-sale', label: 'Preventa', count: 7 },
  ]
  return <FilterTabs label="Ejemplo" choices={choices} chosen={choice} onChoose={setChoice} />
}

export function NoteRowExample({ note }: { note: PriceNoteData }) {
  return (
    <NoteRow note={<PriceNote {...note} />}>
      <TextLink href="#main">Más</TextLink>
    </NoteRow>
  )
}

export function CarouselExample({ cards, labels }: { cards: ProjectCardData[]; labels: CarouselLabels }) {
  const slides = cards.map((card) => ({ key: card.slug, content: <ProjectCard card={card} span="rail" /> }))
  return (
    <Carousel label="Tarjetas" labels={labels} autoplay={3000} loop>
      <CarouselTrack slides={slides} />
      <CarouselControls count={slides.length} round />
    </Carousel>
  )
}
