/** What can be opened from the row of filters. */
export type PanelName = 'sort' | 'price' | 'rating' | 'more' | 'sheet';
