/** The inks of the house, as the theme has them; pictures are files and cannot ask the theme. */
export const palette = { teal: '#0F5B5E', seal: '#C8402F', paper: '#FBFAF7', ink: '#1B1F24' } as const;

export const colourBarColours = ['#0F5B5E', '#C8402F', '#E3B23C', '#2E6F9E', '#1B1F24'] as const;
