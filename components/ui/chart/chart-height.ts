/** In px; the place that is kept for a chart has the same (overview.module.css). */
export const chartHeight = 220;
