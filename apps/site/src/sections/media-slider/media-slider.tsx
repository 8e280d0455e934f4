import './media-slider.css'
import type { ProjectView } from '@/content/projects'
import { useLanguage } from '@/i18n/language'
import { Carousel, CarouselControls, CarouselTrack } from '@/ui/carousel'
import { Film } from '@/ui/film'
import { Picture } from '@/ui/picture'

type Slide = ProjectView['slider'][number]

/** The page's first view: pictures and films of the project, alone and untouched. */
export function MediaSlider({ slides, label }: { slides: Slide[]; label: string }) {
  const { t } = useLanguage()
  const several = slides.length > 1
  return (
    <div className="media" data-under-header="">
      <Carousel label={t('slider.label', { name: label })} autoplay={several ? 3000 : undefined} loop={several}>
        <CarouselTrack
          className="media__viewport"
          slides={slides.map((slide, index) => ({
            key: slide.image,
            content: <SlideMedia slide={slide} hero={index === 0} />,
          }))}
        />
        {several && <CarouselControls className="media__ctl" count={slides.length} pausable />}
      </Carousel>
    </div>
  )
}

function SlideMedia({ slide, hero }: { slide: Slide; hero: boolean }) {
  if (slide.type === 'video' && slide.film) return <Film films={[slide.film]} poster={slide.image} hero={hero} />
  return <Picture image={slide.image} span="full" hero={hero} upright />
}
