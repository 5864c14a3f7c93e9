import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Search } from 'lucide-react';
import { reviewOrders, reviewsPageSize } from '#shared/reviews/review-rules.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { trpc } from '#web/lib/trpc.ts';
import { ListingThumb } from '#web/parts/listing/listing-thumb.tsx';
import { Field } from '#web/ui/field/field.tsx';
import { Input } from '#web/ui/field/input.tsx';
import { Options, Select } from '#web/ui/field/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pagination } from '#web/ui/pages/pagination.tsx';
import styles from './location-reviews.module.css';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewLanguages, type ReviewsSearch } from './reviews-search.ts';
import { keepPreviousData } from '@tanstack/react-query';

const orderKeys = { newest: 'newest', best: 'best', worst: 'worst' } as const;

type LocationReviewsPageProps = { readonly slug: string; readonly search: ReviewsSearch };

/** All that travellers wrote about a location, by stars, language and words; what narrows it stands in the address. */
export function LocationReviewsPage({ slug, search }: LocationReviewsPageProps) {
  const t = useTexts('reviews');
  const orders = useTexts('orders');
  const locale = useLocale();
  const navigate = useNavigate();
  const asked = { slug, ...search };
  const { data } = trpc.reviews.ofLocation.useQuery(asked, { placeholderData: keepPreviousData });
  if (data === undefined) return null;
  const { listing, summary, reviews, found, canTranslate } = data;
  const page = search.page ?? 1;
  const go = (more: Partial<ReviewsSearch>) =>
    void navigate({
      to: '/map/$slug/reviews',
      params: { slug },
      search: { ...search, page: undefined, ...more },
      replace: true,
    });
  const first = (page - 1) * reviewsPageSize + 1;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/map/$slug" params={{ slug }} aria-label={t('back', { name: listing.name })} className={styles.back}>
          <Icon of={ArrowLeft} size={22} />
        </Link>
        <ListingThumb listing={listing} size={56} />
        <div>
          <h1>{t('reviewsOf', { name: listing.name })}</h1>
          <p className={styles.soft}>{listing.address}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <RatingSummary summary={summary} chosen={search.stars ?? null} onStars={(stars) => go({ stars })} />
        <section aria-label={t('reviewsOf', { name: listing.name })}>
          <form
            className={styles.filters}
            onSubmit={(event) => {
              event.preventDefault();
              const text = new FormData(event.currentTarget).get('text');
              go({ text: typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined });
            }}
          >
            <Field label={t('stars')} hideLabel>
              <Select
                height={44}
                value={search.stars ?? ''}
                onChange={({ target }) => go({ stars: target.value === '' ? undefined : Number(target.value) })}
              >
                <option value="">{t('allStars')}</option>
                <Options of={[5, 4, 3, 2, 1].map((stars) => [stars, orders('stars', { count: stars })])} />
              </Select>
            </Field>
            <Field label={t('language')} hideLabel>
              <Select
                height={44}
                value={search.language ?? ''}
                onChange={({ target }) => go({ language: reviewLanguages.find((each) => each === target.value) })}
              >
                <option value="">{t('allLanguages')}</option>
                <Options
                  of={reviewLanguages.map((each) => [
                    each,
                    new Intl.DisplayNames(locale, { type: 'language' }).of(each),
                  ])}
                />
              </Select>
            </Field>
            <Field label={t('searchWords')} hideLabel className={styles.words}>
              <Input
                className={styles.input}
                name="text"
                type="search"
                key={search.text ?? ''}
                defaultValue={search.text ?? ''}
                maxLength={100}
                placeholder={t('searchHint')}
                before={<Icon of={Search} size={18} />}
              />
            </Field>
            <Field label={t('order')} hideLabel className={styles.order}>
              <Select
                height={44}
                value={search.order ?? 'newest'}
                onChange={({ target }) => go({ order: reviewOrders.find((each) => each === target.value) })}
              >
                <Options of={reviewOrders.map((each) => [each, t(orderKeys[each])])} />
              </Select>
            </Field>
          </form>
          {reviews.length === 0 ? (
            <p role="status" className={styles.none}>
              {t(summary.count === 0 ? 'noneYet' : 'noneFound')}
            </p>
          ) : (
            <ol className={styles.list}>
              {reviews.map((review) => (
                <ReviewItem key={review.id} review={review} listing={listing} canTranslate={canTranslate} />
              ))}
            </ol>
          )}
          {found > 0 && (
            <footer className={styles.foot}>
              <p role="status">{t('range', { from: first, to: first + reviews.length - 1, count: found })}</p>
              <Pagination
                page={page}
                count={Math.ceil(found / reviewsPageSize)}
                onPage={(to) => go({ page: to })}
                label={t('pages')}
                previousLabel={orders('previousPage')}
                nextLabel={orders('nextPage')}
                pageLabel={(each) => orders('page', { page: each })}
              />
            </footer>
          )}
        </section>
      </div>
    </div>
  );
}
